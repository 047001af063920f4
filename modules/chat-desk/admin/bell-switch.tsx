import { chatStream } from '@fachwerk/chat/contract';
import { useStream } from '@fachwerk/react/realtime';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

const TONE_HZ = 660;
const TONE_SECONDS = 0.15;

/** A short tone and, where the browser was allowed to, a note on the desktop when somebody writes. Switched on by a click alone; stays on this device. */
export function BellSwitch() {
  const t = useText(adminDe);
  const [isOn, setOn] = useLocalStorage({ key: 'device.chatBell', defaultValue: false });
  useStream(chatStream, ({ what }) => {
    if (!isOn || what !== 'asked') return;
    ring();
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(t('chat_desk.notification'));
  });
  const turn = async () => {
    setOn(!isOn);
    if (!isOn) ring();
    if (!isOn && 'Notification' in window && Notification.permission === 'default')
      await Notification.requestPermission();
  };
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-pressed={isOn}
      aria-label={t('chat_desk.bell')}
      title={t(isOn ? 'chat_desk.bell_on' : 'chat_desk.bell_off')}
      onClick={() => void turn()}
    >
      {isOn ? <IconBell size={18} stroke={1.5} /> : <IconBellOff size={18} stroke={1.5} />}
    </ActionIcon>
  );
}

function ring(): void {
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
