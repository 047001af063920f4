import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { type DayLane, hoursShown } from '../../rules/day-lanes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './day-lanes.module.css';

const HOUR_MS = 3_600_000;

/** A line of time for each person: appointments to open, free time to see. */
export function DayLanes({ lanes, now, path }: { lanes: readonly DayLane[]; now: Date; path: string }) {
  const t = useText(adminDe);
  const span = hoursShown(lanes);
  if (!span) return <Text c="dimmed">{t('day.closed')}</Text>;
  const whole = span.until.getTime() - span.from.getTime();
  const part = (at: Date) => Math.min(100, Math.max(0, ((at.getTime() - span.from.getTime()) / whole) * 100));
  const placed = (from: Date, until: Date) => ({
    insetInlineStart: `${part(from)}%`,
    width: `${part(until) - part(from)}%`,
  });
  const hours = Array.from(
    { length: Math.round(whole / HOUR_MS) },
    (_, at) => new Date(span.from.getTime() + at * HOUR_MS),
  );
  const isNowShown = now > span.from && now < span.until;
  return (
    <div className={classes.lanes}>
      <div className={classes.hours} aria-hidden>
        {hours.map((hour) => (
          <span key={hour.getTime()} style={{ insetInlineStart: `${part(hour)}%` }}>
            {formatTime(hour, { hour: '2-digit' }).replace(/\D/g, '')}
          </span>
        ))}
      </div>
      {lanes.map((lane) => (
        <section key={lane.id} className={classes.lane} aria-label={lane.name}>
          <Text size="sm" fw={500} truncate>
            {lane.name}
          </Text>
          <ul className={classes.line}>
            {lane.working.map(({ from, until }) => (
              <li key={from.getTime()} className={classes.working} style={placed(from, until)} aria-hidden />
            ))}
            {lane.appointments.map(({ id, startsAt, endsAt, name, serviceName, state }) => {
              const label = t(state === 'no_show' ? 'day.one_missed' : 'day.one', {
                time: formatTime(startsAt, 'time'),
                name,
                service: serviceName,
              });
              return (
                <li key={id} className={classes.appointment} style={placed(startsAt, endsAt)}>
                  <Link
                    to={`${path}&id=${id}`}
                    title={label}
                    aria-label={label}
                    data-state={state === 'no_show' ? 'missed' : endsAt <= now ? 'over' : 'due'}
                  >
                    {name}
                  </Link>
                </li>
              );
            })}
            {isNowShown && <li className={classes.now} style={{ insetInlineStart: `${part(now)}%` }} aria-hidden />}
          </ul>
        </section>
      ))}
    </div>
  );
}
