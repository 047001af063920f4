import { dayOf } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { monthGrid } from '../../rules/month-grid.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './termin.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

type Props = {
  month: Temporal.PlainYearMonth;
  day: Temporal.PlainDate;
  /** How much is on, by day. */
  counts: ReadonlyMap<string, number>;
  onMonth: (month: Temporal.PlainYearMonth) => void;
  onDay: (day: Temporal.PlainDate) => void;
};

/** The month in whole weeks from Monday (spec §2). */
export function TerminMonth({ month, day, counts, onMonth, onDay }: Props) {
  const t = useText(adminDe);
  const today = dayOf(new Date());
  const weeks = monthGrid(month);
  const monthLabel = formatDay(month.toPlainDate({ day: 1 }).toString(), { month: 'long', year: 'numeric' });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('termin.previous')}
          onClick={() => onMonth(month.subtract({ months: 1 }))}
        >
          <IconChevronLeft size={18} stroke={1.5} />
        </ActionIcon>
        <Text fw={600} aria-live="polite">
          {monthLabel}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('termin.next')}
          onClick={() => onMonth(month.add({ months: 1 }))}
        >
          <IconChevronRight size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
      <table className={classes.grid}>
        <thead>
          <tr>
            {WEEK.map((each) => (
              <th key={each} scope="col">
                {t(`termin.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.toString()}>
              {week.map((each) => {
                const count = counts.get(each.toString()) ?? 0;
                return (
                  <td key={each.toString()}>
                    <button
                      type="button"
                      className={classes.day}
                      aria-pressed={each.equals(day)}
                      aria-label={`${each.day}: ${t('termin.day', { day: formatDay(each.toString()), count })}`}
                      data-outside={each.month !== month.month || undefined}
                      data-today={each.equals(today) || undefined}
                      data-busy={count > 0 || undefined}
                      onClick={() => onDay(each)}
                    >
                      {each.day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
