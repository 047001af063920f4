import { accessProblems, type RoleId, type User, userStream } from '@fachwerk/auth/contract';
import { addAccount, hashChosenPassword, inviteUser, type NewUser } from '@fachwerk/auth/facade';
import type { RoleInfo } from '@fachwerk/auth/rules/roles';
import { inOrder, limitsInOrder } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import { refuseAboveLimit } from '@fachwerk/companies/facade-tenancy';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { peopleProblems, type userApi } from '../../contract.ts';
import { roleProblems } from '../../contract-roles.ts';
import { rolesOf, whyNotGrant } from '../../rules/user-changes.ts';
import { withNewAvatar } from '../avatars/avatar-files.ts';
import { limitsSaid } from './change-user.ts';
import { actorOf, refuseUnknownPlaces, rolesHere, rolesKept } from './managed-user.ts';
import { countUsers, findUser } from './user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems, ...roleProblems });

export const createUser: UseCase<typeof userApi.create> = async (ctx, { avatar, password, ...form }) => {
  const company = await findCompany(ctx);
  if (!company) throw problem('auth.session_over');
  const limitedRoles = limitsInOrder(form.limitedRoles ?? [], form.backendRoles);
  const granted = rolesOf({ backendRoles: form.backendRoles, limitedRoles });
  refuseGrants(ctx, granted, await rolesHere(ctx));
  await refuseUnknownPlaces(ctx, limitedRoles);

  // Hashing and drawing take long; the transaction begins after them.
  const passwordHash =
    password === undefined
      ? null
      : await hashChosenPassword(password, { ...form.contact, email: form.email, companyName: company.name });
  return withNewAvatar(ctx, avatar, (avatarKey) => {
    const user: NewUser = {
      id: ctx.newId(),
      email: form.email,
      contact: { ...form.contact, email: form.email },
      backendRoles: inOrder(form.backendRoles),
      ...(limitedRoles.length > 0 && { limitedRoles }),
      language: form.language ?? company.defaultLanguage,
      passwordHash,
      avatarKey: avatarKey ?? null,
    };
    return ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      refuseGrants(inside, granted, await rolesKept(inside, granted));
      return addedUser(inside, user);
    });
  });
};

function refuseGrants(ctx: Ctx, granted: readonly RoleId[], roles: readonly RoleInfo[]): void {
  const refusal = granted.map((role) => whyNotGrant(actorOf(ctx), role, { roles })).find(Boolean);
  if (refusal) throw problem(refusal);
}

/** Somebody new in the company that `ctx` works in, with everything that follows from it. Who calls has asked the rules. */
export async function addedUser(ctx: Ctx, user: NewUser): Promise<User> {
  await refuseAboveLimit(ctx, 'users', () => countUsers(ctx));
  await addAccount(ctx, user);
  const { id, email, contact, backendRoles, limitedRoles, language } = user;
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: id,
    action: 'user.created',
    after: {
      email,
      'contact.firstName': contact.firstName,
      'contact.lastName': contact.lastName,
      backendRoles,
      ...(limitedRoles && { limitedRoles: await limitsSaid(ctx, limitedRoles) }),
      language,
    },
    address: ctx.request.address,
  });
  if (!user.passwordHash) await inviteUser(ctx, id);
  await publish(ctx, userStream, { type: 'changed', userId: id });
  return (await findUser(ctx, id))!;
}
