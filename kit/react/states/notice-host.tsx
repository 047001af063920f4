import { Button, Group } from '@mantine/core';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconBellRinging, IconCheck } from '@tabler/icons-react';
import { BREAKPOINTS } from '../look/tokens.ts';
import { translate } from '../shell/texts.ts';
import classes from './notice-host.module.css';
import type { Notice } from './notice-types.ts';

const SHORT_MS = 4_000;
/** Time to read a sentence, or to undo. */
const LONG_MS = 8_000;

/** At the bottom: title, search and actions stay free, and a row below it can be scrolled out from under it. */
export function NoticeHost() {
  return (
    <Notifications position="bottom-center" limit={4} transitionDuration={120} className={classes.notices ?? ''} />
  );
}

const LOOKS = {
  ok: { icon: IconCheck, color: 'ok' },
  problem: { icon: IconAlertTriangle, color: 'danger' },
  alarm: { icon: IconBellRinging, color: 'danger' },
} as const;

/** So many that only say "done" stand at once; on a phone they would cover what one presses next. */
const MOST_PASSING = { phone: 1, wide: 3 } as const;
const passing: string[] = [];

/** What was just done is said at once: the oldest goes, nothing waits for its turn. */
export function showNotice(notice: Notice): void {
  if (notice.kind === 'ok') {
    const isPhone = matchMedia(`(max-width: ${BREAKPOINTS.phone - 1}px)`).matches;
    while (passing.length >= MOST_PASSING[isPhone ? 'phone' : 'wide']) notifications.hide(passing.shift()!);
    passing.push(notice.id);
  }
  notifications.show(shownAs(notice));
}

/** A notice closed meanwhile stays closed. */
export function changeNotice(notice: Notice): void {
  notifications.update(shownAs(notice));
}

function shownAs(notice: Notice): NotificationData {
  const { icon: Icon, color } = LOOKS[notice.kind];
  const isLong = notice.kind === 'problem' || notice.undo !== undefined;
  return {
    id: notice.id,
    color,
    icon: <Icon size={18} stroke={1.5} aria-hidden />,
    ...(notice.title && { title: notice.title }),
    message: notice.undo ? <UndoLine {...notice} /> : notice.text,
    autoClose: notice.kind === 'alarm' ? false : isLong ? LONG_MS : SHORT_MS,
    role: notice.kind === 'ok' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': translate('kit.dismiss') },
  };
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
        {undo?.label ?? translate('kit.undo')}
      </Button>
    </Group>
  );
}
