import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { BREAKPOINTS } from '../look/tokens.ts';
import { say } from '../shell/texts.ts';
import classes from './notice-host.module.css';
import type { Notice } from './notice-types.ts';

const SHORT_MS = 4_000;
/** Long enough to read a sentence, or to change one's mind. */
const LONG_MS = 8_000;

/** Between the title and the actions of a screen: a notice covers nothing that could be pressed. */
export function NoticeHost() {
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
  const position = isPhone ? 'bottom-center' : 'top-center';
  return <Notifications position={position} limit={4} transitionDuration={120} className={classes.notices ?? ''} />;
}

export function showNotice(notice: Notice): void {
  const isProblem = notice.kind === 'problem';
  const Icon = isProblem ? IconAlertTriangle : IconCheck;
  notifications.show({
    id: notice.id,
    color: isProblem ? 'danger' : 'ok',
    icon: <Icon size={18} stroke={1.5} aria-hidden />,
    ...(notice.title && { title: notice.title }),
    message: notice.undo ? <UndoLine {...notice} /> : notice.text,
    autoClose: isProblem || notice.undo ? LONG_MS : SHORT_MS,
    role: isProblem ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': say('kit.dismiss') },
  });
}

function UndoLine({ id, text, undo }: Notice) {
  const run = () => {
    notifications.hide(id);
    undo?.run();
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <span>{text}</span>
      <Button size="compact-sm" variant="subtle" flex="none" onClick={run}>
        {undo?.label ?? say('kit.undo')}
      </Button>
    </Group>
  );
}
