import { appointmentStream } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { dayOf, startOfDay } from '@fachwerk/base/time';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useLookAgain } from '@fachwerk/react/look-again';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { ActionIcon, Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { calendarApi, type Todo, todoStream } from '../../contract.ts';
import { monthGrid } from '../../rules/month-grid.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TodoDialog } from '../todo-dialog.tsx';
import { useTakeOver } from '../use-take-over.ts';
import classes from './termin.module.css';

const LIVE = { hints: [appointmentStream, todoStream], asks: [appointmentApi.list, calendarApi.todos] };
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** The month in whole weeks from Monday (spec §2); a day shows what is on, and takes a todo. */
export function TerminTile({ size }: TileProps) {
  const t = useText(adminDe);
  const today = dayOf(new Date());
  const [month, setMonth] = useState(() => today.toPlainYearMonth());
  const [day, setDay] = useState(today);
  const [draft, setDraft] = useState<Todo | 'new' | null>(null);
  useLookAgain(LIVE);
  useTakeOver();
  const weeks = monthGrid(month);
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!];
  const span = { from: startOfDay(first), to: startOfDay(last.add({ days: 1 })) };
  const appointments = useAsk(appointmentApi.list, span, { keepPrevious: true }).data?.appointments ?? [];
  const days = { from: first.toString(), until: last.toString() };
  const todos = useAsk(calendarApi.todos, days, { keepPrevious: true }).data?.todos ?? [];
  const counts = new Map<string, number>();
  for (const on of [
    ...appointments.map(({ startsAt }) => dayOf(startsAt).toString()),
    ...todos.map(({ onDay }) => onDay),
  ])
    counts.set(on, (counts.get(on) ?? 0) + 1);
  const monthLabel = formatDay(month.toPlainDate({ day: 1 }).toString(), { month: 'long', year: 'numeric' });
  return (
    <TileSheet size={size}>
      <div className={classes.sides}>
        <Stack gap="sm">
          <Group justify="space-between">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('termin.previous')}
              onClick={() => setMonth(month.subtract({ months: 1 }))}
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
              onClick={() => setMonth(month.add({ months: 1 }))}
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
                          onClick={() => setDay(each)}
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
        <Stack gap="sm">
          <DayList
            {...{ day, todos: todos.filter(({ onDay }) => onDay === day.toString()), onEdit: setDraft }}
            appointments={appointments.filter(({ startsAt }) => dayOf(startsAt).equals(day))}
          />
          <Group justify="space-between">
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} stroke={1.5} />}
              onClick={() => setDraft('new')}
            >
              {t('todo.add')}
            </Button>
            <Anchor component={Link} to={`/admin/appointments?view=day&day=${day}`} size="sm">
              {t('termin.all')}
            </Anchor>
          </Group>
        </Stack>
      </div>
      {draft && (
        <TodoDialog {...(draft !== 'new' && { todo: draft })} onDay={day.toString()} onClose={() => setDraft(null)} />
      )}
    </TileSheet>
  );
}

type Booked = { readonly id: string; readonly startsAt: Date; readonly name: string; readonly serviceName: string };
type ListProps = {
  day: Temporal.PlainDate;
  appointments: readonly Booked[];
  todos: readonly Todo[];
  onEdit: (todo: Todo) => void;
};

function DayList({ day, appointments, todos, onEdit }: ListProps) {
  const t = useText(adminDe);
  const mark = useChange(calendarApi.markTodo);
  return (
    <div>
      <Text size="sm" fw={600}>
        {formatDay(day.toString(), { weekday: 'long', day: 'numeric', month: 'long' })}
      </Text>
      {appointments.length + todos.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('termin.none')}
        </Text>
      )}
      <ul className={classes.rows}>
        {todos.map((todo) => (
          <li key={todo.id}>
            <Checkbox
              size="xs"
              checked={todo.isDone}
              aria-label={t('todo.done', { title: todo.title })}
              onChange={(event) => mark.mutate({ id: todo.id, isDone: event.currentTarget.checked })}
            />
            <button
              type="button"
              className={classes.todo}
              data-done={todo.isDone || undefined}
              onClick={() => onEdit(todo)}
            >
              {todo.starts} {todo.title}
            </button>
          </li>
        ))}
        {appointments.map(({ id, startsAt, name, serviceName }) => (
          <li key={id}>
            <Anchor component={Link} size="sm" to={`/admin/appointments?view=day&day=${day}&id=${id}`}>
              {formatTime(startsAt, 'time')} {name}, {serviceName}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
