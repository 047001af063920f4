import { dayOf } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { OpeningHours } from '../contract.ts';
import { type DayHours, weekdayOf, weekFrom } from '../rules/hours-day.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './hours.module.css';
import { useHoursLabels } from './use-hours-labels.ts';

/** The next seven days as they will really be, and what is true now. */
export function HoursPreview({ hours, timeZone }: { hours: OpeningHours; timeZone: string }) {
  const t = useText(adminDe);
  const words = useHoursLabels();
  const now = useNow();
  const nowWords = useMemo(() => words.now(hours, timeZone, now), [words, hours, timeZone, now]);
  const why = ({ exception, holiday }: DayHours) =>
    exception ? exception.note || t('hours.exception') : holiday ? words.holiday(holiday) : '';
  return (
    <div className={classes.preview} aria-live="polite">
      <Text fw={500}>{t('hours.preview', { now: nowWords })}</Text>
      {!hours.isAlwaysOpen && (
        <Text size="sm" c="dimmed">
          {weekFrom(hours, dayOf(now, timeZone))
            .map((day) => {
              const said = `${words.short(weekdayOf(day.day))} ${words.intervals(day.intervals)}`;
              return why(day) ? `${said} (${why(day)})` : said;
            })
            .join(' · ')}
        </Text>
      )}
    </div>
  );
}
