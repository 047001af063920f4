import { useMaybeMe } from '@fachwerk/auth/account';
import { dayOf } from '@fachwerk/base/time';
import { StateMark, type StateStyle } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { formatTime, useNow } from '@fachwerk/react/time';
import type { Pause, TypeHours } from '@fachwerk/shop/contract';
import { Anchor, Group } from '@mantine/core';
import { IconDoor, IconDoorOff, IconPlayerPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { hours: Pick<TypeHours, 'isOpen' | 'at' | 'lastOrderAt'>; pause: Pause | null };

const LOOKS = {
  open: { icon: IconDoor, tone: 'ok' },
  paused: { icon: IconPlayerPause, tone: 'warn' },
  closed: { icon: IconDoorOff, tone: 'quiet' },
} as const satisfies Record<string, StateStyle>;

/** Open until when, or closed until when; with the way to the kitchen, where there is one, and to the hours. */
export function OpeningLine({ hours, pause }: Props) {
  const t = useText(adminDe);
  const trade = useMaybeMe()?.trade;
  const now = useNow();
  const timeOf = (at: Date) =>
    dayOf(at).equals(dayOf(now))
      ? formatTime(at, 'time')
      : formatTime(at, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const state = pause ? 'paused' : hours.isOpen ? 'open' : 'closed';
  const at = pause ? pause.until : hours.at;
  return (
    <Group justify="space-between" gap="xs" mb="xs">
      <Group gap="md">
        <StateMark look={LOOKS[state]} isStrong>
          {at ? t(`tile.service.${state}_at`, { time: timeOf(at) }) : t(`tile.service.${state}`)}
        </StateMark>
        {state === 'open' && hours.lastOrderAt && (
          <span>{t('tile.service.last_order', { time: timeOf(hours.lastOrderAt) })}</span>
        )}
      </Group>
      <Group gap="md">
        {trade !== 'shop' && (
          <Anchor component={Link} to="/admin/kitchen" size="sm">
            {t('tile.service.kitchen')}
          </Anchor>
        )}
        <Anchor component={Link} to="/admin/shop-settings#times" size="sm">
          {t('tile.service.hours')}
        </Anchor>
      </Group>
    </Group>
  );
}
