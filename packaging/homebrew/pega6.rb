cask "pega6" do
  arch arm: "aarch64", intel: "x86_64"

  version "VERSION"
  sha256 arm:   "0000000000000000000000000000000000000000000000000000000000000000",
         intel: "0000000000000000000000000000000000000000000000000000000000000000"

  url "https://github.com/pega6/pega6-desktop/releases/download/v#{version}/pega6-#{version}-macos-#{arch}.dmg"
  name "Pega 6"
  desc "Card game Pega em 6! (6 nimmt!) against bots or with the family"
  homepage "https://github.com/pega6/pega6-desktop"

  depends_on macos: ">= :sonoma"

  app "Pega 6.app"

  # Matches and settings stay on an ordinary removal.
  zap trash: [
    "~/Library/Application Support/pega6",
    "~/Library/Logs/pega6",
  ]
end
