import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { brokenConstraint } from '@fachwerk/server/db';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { identityProblems, type User, type userApi, userStream } from '../contract.ts';
import { roleBook } from '../rules/roles.ts';
import { whyNotGrant } from '../rules/user-changes.ts';
import { withNewAvatar } from './avatar-files.ts';
import { actorOf } from './role-book.ts';
import { inviteUser } from './send-welcome-mail.ts';
import { hashedFor } from './user-password.ts';
import { addUser, findUser, inOrder, type NewUser } from './user-store.ts';

const problem = problemsOf(identityProblems);

export const createUser: UseCase<typeof userApi.create> = async (ctx, { avatar, password, ...form }) => {
  const company = await findCompany(ctx);
  if (!company) throw problem('auth.session_over');
  const roles = roleBook(ctx.house.capabilities, company.kind);
  if (form.backendRoles.some((role) => whyNotGrant(actorOf(ctx), role, { roles })))
    throw problem('user.role_not_grantable');

  // Hashing and drawing take long; the transaction begins after them.
  const passwordHash =
    password === undefined ? null : await hashedFor(password, { ...form.contact, email: form.email });
  return withNewAvatar(ctx, avatar, (avatarKey) => {
    const user: NewUser = {
      id: ctx.newId(),
      email: form.email,
      contact: { ...form.contact, email: form.email },
      backendRoles: inOrder(form.backendRoles),
      language: form.language ?? company.defaultLanguage,
      passwordHash,
      avatarKey: avatarKey ?? null,
    };
    return ctx.db.transaction((db) => addedUser({ ...ctx, db }, user));
  });
};

/** Somebody new in the company that `ctx` works in, with everything that follows from it. Who calls has asked the rules. */
export async function addedUser(ctx: Ctx, user: NewUser): Promise<User> {
  try {
    await addUser(ctx, user);
  } catch (error) {
    throw brokenConstraint(error) === 'user_email_unique' ? problem('user.email_taken') : error;
  }
  const { id, email, contact, backendRoles, language } = user;
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: id,
    action: 'user.created',
    after: {
      email,
      'contact.firstName': contact.firstName,
      'contact.lastName': contact.lastName,
      backendRoles,
      language,
    },
    address: ctx.request.address,
  });
  if (!user.passwordHash) await inviteUser(ctx, id);
  await publish(ctx, userStream, { type: 'changed', userId: id });
  return (await findUser(ctx, id))!;
}
