import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { identityProblems, type userApi, userRemoved, userStream } from '../contract.ts';
import { whyNotDelete } from '../rules/user-changes.ts';
import { dropAvatar } from './avatar-files.ts';
import { actorOf, rolesHere } from './role-book.ts';
import { endSessionsOf } from './session-store.ts';
import { lockUserAndAdministrators, removeUser as remove } from './user-store.ts';

const problem = problemsOf(identityProblems);

export const removeUser: UseCase<typeof userApi.remove> = async (ctx, { id }) => {
  const roles = await rolesHere(ctx);
  const { user, activeAdministrators } = await lockUserAndAdministrators(ctx, id);
  if (!user) throw problem('user.unknown');
  const refusal = whyNotDelete(actorOf(ctx), user, { roles, activeAdministrators });
  if (refusal) throw problem(refusal);

  // Before the rows go: open browsers must hear that they are signed out.
  await endSessionsOf(ctx, id, 'deleted');
  await dropAvatar(ctx, user.avatarKey);
  await remove(ctx, id);
  const { email, contact, backendRoles } = user;
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: id,
    action: 'user.deleted',
    before: { email, 'contact.firstName': contact.firstName, 'contact.lastName': contact.lastName, backendRoles },
    address: ctx.request.address,
  });
  await emit(ctx, userRemoved, { companyId: ctx.companyId, userId: id });
  await publish(ctx, userStream, { type: 'changed', userId: id });
  return {};
};
