; Inno Setup 6: the installer for Windows, for one person or for everybody, made of the frozen folder in dist\pega6.
;   iscc /DVersion=0.1.0 packaging\windows\pega6.iss      leaves dist\pega6-0.1.0-windows-x86_64-setup.exe
#ifndef Version
  #error Say which version: iscc /DVersion=1.2.3
#endif
#define Name "Pega 6"
#define Program "pega6.exe"

[Setup]
; Never change it: it tells an update from a second program.
AppId={{7E3B5B0C-6E0A-4C69-9B0D-6A3D1C5F0606}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=The Pega 6 team
AppPublisherURL=https://github.com/pega6/pega6-desktop
DefaultDirName={autopf}\Pega 6
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
DisableDirPage=auto
LicenseFile=..\..\LICENSE
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputDir=..\..\dist
OutputBaseFilename=pega6-{#Version}-windows-x86_64-setup
SetupIconFile=..\..\build\bundle\icons\pega6.ico
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName={#Name}
VersionInfoVersion={#Version}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "ptbr"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
ptbr.Match=Partida de Pega 6
en.Match=Pega 6 match
es.Match=Partida de Pega 6
fr.Match=Partie de Pega 6
de.Match=Pega-6-Partie

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not must not stay behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\pega6\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.pega6"; ValueType: string; ValueData: "Pega6.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.pega6"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-pega6-match"; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.pega6\OpenWithProgids"; ValueType: string; ValueName: "Pega6.Match"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Pega6.Match"; ValueType: string; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Pega6.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\Pega6.Match\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
