import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { Anchor, Checkbox, Text } from '@mantine/core';
import { Link } from 'react-router';
import { calendarApi, type Todo } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './termin.module.css';

type Booked = { readonly id: string; readonly startsAt: Date; readonly name: string; readonly serviceName: string };
type Props = {
  day: Temporal.PlainDate;
  appointments: readonly Booked[];
  todos: readonly Todo[];
  onEdit: (todo: Todo) => void;
};

/** What is on that day: todos to tick, appointments to open. */
export function TerminDay({ day, appointments, todos, onEdit }: Props) {
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
