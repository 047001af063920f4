import { accessProblems, userStream } from '@fachwerk/auth/contract';
import { removeAccount } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { peopleProblems, type userApi } from '../../contract.ts';
import { whyNotDelete } from '../../rules/user-changes.ts';
import { removeAvatar } from '../avatars/remove-avatar.job.ts';
import { actorOf, rolesHere } from './managed-user.ts';
import { lockUserAndAdministrators } from './user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems });

export const removeUser: UseCase<typeof userApi.remove> = async (ctx, { id }) => {
  const roles = await rolesHere(ctx);
  const { user, activeAdministrators } = await lockUserAndAdministrators(ctx, id);
  if (!user) throw problem('user.unknown');
  const refusal = whyNotDelete(actorOf(ctx), user, { roles, activeAdministrators });
  if (refusal) throw problem(refusal);

  await removeAccount(ctx, id);
  const { email, contact, backendRoles, avatarKey } = user;
  if (avatarKey) await addJob(ctx, removeAvatar, { avatarKey });
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: id,
    action: 'user.deleted',
    before: { email, 'contact.firstName': contact.firstName, 'contact.lastName': contact.lastName, backendRoles },
    address: ctx.request.address,
  });
  await publish(ctx, userStream, { type: 'changed', userId: id });
  return {};
};
