import { useLocalStorage } from '@mantine/hooks';

/** Of this device: a screen at a counter rings, the same person's phone need not. */
const KEY = 'device.alarmSound';

export function useAlarmSound() {
  return useLocalStorage({ key: KEY, defaultValue: false, getInitialValueInEffect: false });
}

/** Two falling tones. A browser that has not been touched yet stays silent. */
export function ring(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  volume.gain.value = 0.15;
  const tones = [880, 660].map((hertz, at) => {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(volume);
    tone.start(audio.currentTime + at * 0.2);
    tone.stop(audio.currentTime + at * 0.2 + 0.18);
    return tone;
  });
  tones.at(-1)?.addEventListener('ended', () => void audio.close());
}
