import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { listSessions } from './session-store.ts';

export const listOwnSessions: UseCase<typeof accountApi.sessions> = async (ctx) => ({
  sessions: await listSessions(ctx, ctx.caller.userId),
});
