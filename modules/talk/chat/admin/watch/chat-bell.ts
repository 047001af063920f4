import { useLocalStorage } from '@mantine/hooks';

/** Whether this device plays a tone for new messages. */
export const useChatBell = () => useLocalStorage({ key: 'device.chatBell', defaultValue: false });

const TONE_HZ = 660;
const TONE_SECONDS = 0.15;

export function ring(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  tone.frequency.value = TONE_HZ;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
  tone.onended = () => void audio.close();
}
