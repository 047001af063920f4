import { appointmentStream, setupApi } from '@fachwerk/appointments/contract';
import { type Appointment, appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { dayOf, startOfDay } from '@fachwerk/base/time';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { formatNumber } from '@fachwerk/react/number';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileFact, TileFacts, TileSheet } from '@fachwerk/react/tile-parts';
import { formatTime, useNow } from '@fachwerk/react/time';
import { Anchor, Skeleton, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { lanesOfDay } from '../../rules/day-lanes.ts';
import { daySpan, SHOWN_DAYS } from '../../rules/day-span.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { DayLanes } from './day-lanes.tsx';

const LIVE = { hints: [appointmentStream], asks: [appointmentApi.list, setupApi.show] };
const WEEK = SHOWN_DAYS / 2;

/** Today by person: what is on, what is free, and who did not come. */
export function DayTile({ size }: TileProps) {
  const t = useText(adminDe);
  const now = useNow();
  useLiveRefetch(LIVE);
  const asked = useAsk(appointmentApi.list, daySpan(now), { keepPrevious: true });
  const setup = useAsk(setupApi.show, {});
  const failed = [asked, setup].find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void Promise.all([asked.refetch(), setup.refetch()])} />;
  if (!asked.data || !setup.data) return <Skeleton height={260} role="status" aria-label={t('kit.loading')} />;
  const today = dayOf(now);
  const path = `/admin/appointments?view=day&day=${today}`;
  const lanes = lanesOfDay({ ...setup.data, ...asked.data }, now);
  const onDay = asked.data.appointments.filter(({ startsAt }) => dayOf(startsAt).equals(today));
  const next = asked.data.appointments.find(({ startsAt, state }) => startsAt > now && state !== 'no_show');
  const gaps = lanes.flatMap((lane) => lane.gaps);
  const freeMinutes = gaps.reduce((sum, gap) => sum + (gap.until.getTime() - gap.from.getTime()) / 60_000, 0);
  const missed = missedSince(asked.data.appointments, today);
  return (
    <TileSheet size={size}>
      <Stack gap="sm">
        <TileFacts>
          <TileFact
            to={path}
            label={t('day.appointments')}
            value={formatNumber(onDay.length)}
            note={next ? nextWords(t, next, now) : t('day.none_left')}
          />
          <TileFact
            to={path}
            label={t('day.gaps')}
            value={formatNumber(gaps.length)}
            note={t('day.gaps.time', { hours: formatNumber(freeMinutes / 60, 1) })}
          />
          <TileFact
            to={`/admin/appointments?view=week&day=${today}`}
            label={t('day.no_shows')}
            value={formatNumber(missed.now)}
            note={t('day.no_shows.before', { count: missed.before })}
          />
          <TileFact
            to={path}
            label={t('day.done')}
            value={formatNumber(onDay.filter(({ endsAt }) => endsAt <= now).length)}
            note={t('day.of', { count: onDay.length })}
          />
        </TileFacts>
        <DayLanes lanes={lanes} now={now} path={path} />
        <Anchor component={Link} to={path} size="sm">
          {t('termin.all')}
        </Anchor>
      </Stack>
    </TileSheet>
  );
}

/** Of today by its hour, later with its day: an evening without appointments is not a week without. */
function nextWords(t: ReturnType<typeof useText<typeof adminDe>>, { startsAt, name }: Appointment, now: Date): string {
  const time = formatTime(startsAt, 'time');
  if (dayOf(startsAt).equals(dayOf(now))) return t('day.next', { time, name });
  return t('day.next_day', {
    day: formatTime(startsAt, { weekday: 'short', day: '2-digit', month: '2-digit' }),
    time,
    name,
  });
}

/** Within seven days, today included, and within the seven before. */
function missedSince(appointments: readonly Appointment[], today: Temporal.PlainDate) {
  const since = startOfDay(today.subtract({ days: WEEK - 1 }));
  const missed = appointments.filter(({ state }) => state === 'no_show');
  const now = missed.filter(({ startsAt }) => startsAt >= since).length;
  return { now, before: missed.length - now };
}
