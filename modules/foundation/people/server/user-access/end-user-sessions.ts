import { endSessions } from '@fachwerk/auth/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { userApi } from '../../contract.ts';
import { lockManaged } from '../users/managed-user.ts';

export const endUserSessions: UseCase<typeof userApi.endSessions> = async (ctx, { id, sessionId }) => {
  await lockManaged(ctx, id);
  await endSessions(ctx, id, sessionId, 'ended_by_administrator');
  return {};
};
