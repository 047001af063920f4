import type { UseCase } from '@fachwerk/server/module';
import type { calendarApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { notifySelf } from './notify-self.ts';
import { addTodo, saveStored } from './todo-store.ts';

export const saveTodo: UseCase<typeof calendarApi.saveTodo> = async (ctx, { id, todo }) => {
  const { userId } = ctx.caller;
  const savedId = id ?? ctx.newId();
  if (id === undefined) await addTodo(ctx, userId, savedId, todo);
  else if (!(await saveStored(ctx, userId, id, todo))) throw problem('todo.unknown');
  await notifySelf(ctx);
  return { id: savedId };
};
