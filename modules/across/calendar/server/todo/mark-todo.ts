import type { UseCase } from '@fachwerk/server/module';
import type { calendarApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { notifySelf } from './notify-self.ts';
import { saveDone } from './todo-store.ts';

export const markTodo: UseCase<typeof calendarApi.markTodo> = async (ctx, { id, isDone }) => {
  if (!(await saveDone(ctx, ctx.caller.userId, id, isDone))) throw problem('todo.unknown');
  await notifySelf(ctx);
  return {};
};
