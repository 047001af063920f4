import { appointmentStream } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { dayOf } from '@fachwerk/base/time';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { calendarApi, type Todo, todoStream } from '../../contract.ts';
import { monthDays, monthSpan } from '../../rules/month-grid.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TodoDialog } from '../todo-dialog.tsx';
import { useTakeOver } from '../use-take-over.ts';
import classes from './termin.module.css';
import { TerminDay } from './termin-day.tsx';
import { TerminMonth } from './termin-month.tsx';

const LIVE = { hints: [appointmentStream, todoStream], asks: [appointmentApi.list, calendarApi.todos] };

/** A month, and one of its days: it shows what is on, and takes a todo. */
export function TerminTile({ size }: TileProps) {
  const t = useText(adminDe);
  const [month, setMonth] = useState(() => dayOf(new Date()).toPlainYearMonth());
  const [day, setDay] = useState(() => dayOf(new Date()));
  const [draft, setDraft] = useState<Todo | 'new' | null>(null);
  useLiveRefetch(LIVE);
  useTakeOver();
  const { appointments, todos, isWaiting, failed } = useMonth(month);
  const counts = new Map<string, number>();
  const busy = [...appointments.map(({ startsAt }) => dayOf(startsAt).toString()), ...todos.map(({ onDay }) => onDay)];
  for (const each of busy) counts.set(each, (counts.get(each) ?? 0) + 1);
  return (
    <TileSheet size={size}>
      <div className={classes.sides}>
        <TerminMonth month={month} day={day} counts={counts} onMonth={setMonth} onDay={setDay} />
        <Stack gap="sm">
          {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
          {isWaiting && !failed && <Loading lines={3} />}
          {!isWaiting && (
            <TerminDay
              day={day}
              todos={todos.filter(({ onDay }) => onDay === day.toString())}
              onEdit={setDraft}
              appointments={appointments.filter(({ startsAt }) => dayOf(startsAt).equals(day))}
            />
          )}
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

/** What is on in the weeks of a month; the month before stays until the next is there. */
function useMonth(month: Temporal.PlainYearMonth) {
  const booked = useAsk(appointmentApi.list, monthSpan(month), { keepPrevious: true });
  const noted = useAsk(calendarApi.todos, monthDays(month), { keepPrevious: true });
  return {
    appointments: booked.data?.appointments ?? [],
    todos: noted.data?.todos ?? [],
    isWaiting: !booked.data || !noted.data,
    failed: [booked, noted].find(({ isError, data }) => isError && !data),
  };
}
