import type { UseCase } from '@fachwerk/server/module';
import type { calendarApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { notifySelf } from './notify-self.ts';
import { deleteTodo } from './todo-store.ts';

export const removeTodo: UseCase<typeof calendarApi.removeTodo> = async (ctx, { id }) => {
  if (!(await deleteTodo(ctx, ctx.caller.userId, id))) throw problem('todo.unknown');
  await notifySelf(ctx);
  return {};
};
