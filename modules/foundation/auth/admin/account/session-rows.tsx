import { deviceOf } from '@fachwerk/base/device-name';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Badge, Button, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import type { Session } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './session-rows.module.css';

const ICONS = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet } as const;

type Props = {
  sessions: readonly Session[];
  isBusy: boolean;
  /** Omitted if the viewer may not end sessions. */
  onEnd?: ((sessionId: string) => void) | undefined;
};

/** Sessions of a user: device, location, last seen. */
export function SessionRows({ sessions, isBusy, onEnd }: Props) {
  const t = useText(adminDe);
  return (
    <ul className={classes.sessions} aria-label={t('sessions.title')}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={onEnd} />
      ))}
    </ul>
  );
}

function SessionRow({ session, isBusy, onEnd }: Omit<Props, 'sessions'> & { session: Session }) {
  const t = useText(adminDe);
  const { browser, system, kind } = deviceOf(session.userAgent);
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.device.unknown'));
  const Icon = ICONS[kind];
  return (
    <li className={classes.session}>
      <Icon size={20} stroke={1.5} className={classes.icon ?? ''} aria-hidden />
      <div className={classes.words}>
        <Group gap="xs">
          <Text component="span" inherit fw={500} title={session.userAgent}>
            {device}
          </Text>
          {session.isCurrent && <Badge color="ok">{t('sessions.current')}</Badge>}
        </Group>
        <Text component="div" size="xs" c="dimmed">
          {t('sessions.seen')} <Ago at={session.lastSeenAt} /> · {session.address} ·{' '}
          {t('sessions.since', { at: formatDateTime(session.createdAt) })}
        </Text>
      </div>
      {onEnd && !session.isCurrent && (
        <Button
          variant="default"
          size="compact-md"
          disabled={isBusy}
          onClick={() => onEnd(session.id)}
          aria-label={`${t('sessions.end')}: ${device}`}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
