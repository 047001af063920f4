import { useText } from '@fachwerk/react/texts';
import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { ring, useChatBell } from './chat-bell.ts';

/** Enabled only by a click; the setting is stored on this device. */
export function BellSwitch() {
  const t = useText(adminDe);
  const [isOn, setOn] = useChatBell();
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
