import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { ActionIcon, Box, Group, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { dueState } from '../../rules/card.ts';
import { monthIn, monthLater, weeksOf } from '../../rules/month.ts';
import { titleOf } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './calendar.module.css';
import type { ShownColumn } from './use-board-data.ts';

type Props = {
  readonly shown: readonly ShownColumn[];
  readonly today: string;
  readonly pathOf: (cardId: string) => string;
};

/** The cards of one month, each on its due day. */
export function CardCalendar({ shown, today, pathOf }: Props) {
  const t = useText(adminDe);
  const [params, setParams] = useSearchParams();
  const month = monthIn(params.get('month'), today);
  const go = (by: number) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('month', monthLater(month, by));
        return next;
      },
      { replace: true },
    );
  const cards = shown.flatMap((column) => column.items.map((card) => ({ card, isDone: column.isDone })));
  const byDay = Map.groupBy(cards, ({ card }) => card.dueOn ?? '');
  const name = formatDay(`${month}-01`, { month: 'long', year: 'numeric' });
  const weeks = weeksOf(month);
  return (
    <section aria-label={t('desk.view.calendar')}>
      <Group gap="xs" mb="xs">
        <ActionIcon variant="default" size="lg" aria-label={t('desk.calendar.before')} onClick={() => go(-1)}>
          <IconChevronLeft size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t('desk.calendar.after')} onClick={() => go(1)}>
          <IconChevronRight size={18} stroke={1.5} />
        </ActionIcon>
        <Title order={2} aria-live="polite">
          {name}
        </Title>
      </Group>
      <Box className={classes.scroll ?? ''} tabIndex={0} role="region" aria-label={name}>
        <table className={classes.month}>
          <thead>
            <tr>
              {weeks[0]!.map((day) => (
                <th key={day} scope="col">
                  {formatDay(day, { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td
                    key={day}
                    data-other={!day.startsWith(month) || undefined}
                    data-today={day === today || undefined}
                    data-free={!byDay.has(day) || undefined}
                  >
                    <time dateTime={day}>
                      <span className={classes.weekday}>{formatDay(day, { weekday: 'short' })} </span>
                      {formatDay(day, 'day')}
                    </time>
                    <ul className={classes.cards}>
                      {(byDay.get(day) ?? []).map(({ card, isDone }) => (
                        <li
                          key={card.id}
                          data-due={(!isDone && dueState(day, today)) || undefined}
                          data-done={isDone || undefined}
                        >
                          <Link to={pathOf(card.id)}>{titleOf(card)}</Link>
                        </li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Text size="sm" c="dimmed" mt="xs">
        {t('desk.calendar.without', { count: byDay.get('')?.length ?? 0 })}
      </Text>
    </section>
  );
}
