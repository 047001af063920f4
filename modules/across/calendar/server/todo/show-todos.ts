import type { UseCase } from '@fachwerk/server/module';
import type { calendarApi } from '../../contract.ts';
import { listTodos } from './todo-store.ts';

export const showTodos: UseCase<typeof calendarApi.todos> = async (ctx, { from, until }) => ({
  todos: await listTodos(ctx, ctx.caller.userId, from, until),
});
