"""The loudspeakers of this computer, by Qt's multimedia module.

Owns one effect a file and what happens when a device comes or goes. The only module that needs QtMultimedia: importing
it fails where that is not installed or lacks a library of the system.
"""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtMultimedia import QAudio, QMediaDevices, QSoundEffect


class ComputerSpeakers(QObject):
    """Plays through the default output; silent while there is none."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._devices = QMediaDevices(self)
        self._effects: dict[Path, QSoundEffect] = {}
        self._devices.audioOutputsChanged.connect(self._begin_anew)

    def play(self, file: Path, volume: float) -> None:
        """Let this file be heard; volume from 0 to 1 as it is perceived."""
        if QMediaDevices.defaultAudioOutput().isNull():
            return
        effect = self._effects.get(file)
        if effect is None:
            effect = self._effects[file] = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(file)))
        perceived = QAudio.VolumeScale.LogarithmicVolumeScale, QAudio.VolumeScale.LinearVolumeScale
        effect.setVolume(QAudio.convertVolume(volume, *perceived))
        effect.play()

    def _begin_anew(self) -> None:
        """Another device is the default now: effects are made for it when next heard."""
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects.clear()
