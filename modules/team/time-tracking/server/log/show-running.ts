import type { UseCase } from '@fachwerk/server/module';
import type { timeLogApi } from '../../contract.ts';
import { findRunning } from './time-log-store.ts';

export const showRunning: UseCase<typeof timeLogApi.running> = async (ctx) => ({
  timeLog: (await findRunning(ctx, ctx.caller.userId)) ?? null,
});
