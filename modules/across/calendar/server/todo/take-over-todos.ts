import type { UseCase } from '@fachwerk/server/module';
import type { calendarApi, TodoData } from '../../contract.ts';
import { notifySelf } from './notify-self.ts';
import { addTodo, listTodos } from './todo-store.ts';

/** An answer that got lost is asked for again: what has come already is known by what it says. */
export const takeOverTodos: UseCase<typeof calendarApi.takeOver> = async (ctx, { todos }) => {
  const { userId } = ctx.caller;
  const days = todos.map(({ onDay }) => onDay).sort();
  const known = days.length > 0 ? await listTodos(ctx, userId, days[0]!, days.at(-1)!) : [];
  const nameOf = ({ onDay, title, starts, ends }: Pick<TodoData, 'onDay' | 'title' | 'starts' | 'ends'>) =>
    JSON.stringify([onDay, title, starts, ends]);
  const names = new Set(known.map(nameOf));
  const fresh = todos.filter((todo) => !names.has(nameOf(todo)) && names.add(nameOf(todo)));
  for (const todo of fresh) await addTodo(ctx, userId, ctx.newId(), todo);
  if (fresh.length > 0) await notifySelf(ctx);
  return { count: fresh.length };
};
