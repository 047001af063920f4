import { accessProblems, type User } from '@fachwerk/auth/contract';
import { hashChosenPassword } from '@fachwerk/auth/facade';
import { presentUser } from '@fachwerk/auth/rules/user-record';
import { saveConflict } from '@fachwerk/base/changes';
import type { Input } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { peopleProblems, type userApi } from '../../contract.ts';
import { roleProblems } from '../../contract-roles.ts';
import { rolesOf, whyNotChangeRoles, whyNotEdit, whyNotSetPassword } from '../../rules/user-changes.ts';
import { withNewAvatar } from '../avatars/avatar-files.ts';
import { changeUser, type UserChange, wantedRoles } from './change-user.ts';
import { actorOf, refuseUnknownPlaces, rolesHere, rolesKept } from './managed-user.ts';
import { findUser, lockUser, lockUserAndAdministrators } from './user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems, ...roleProblems });

type Form = Input<typeof userApi.save>;

export const saveUser: UseCase<typeof userApi.save> = async (ctx, form) => {
  const { id, version, avatar, removeAvatar, password, ...given } = form;
  const roles = await rolesHere(ctx);
  const seen = await findUser(ctx, id);
  if (!seen) throw problem('user.unknown');
  const refusal = (password === undefined ? whyNotEdit : whyNotSetPassword)(actorOf(ctx), seen, { roles });
  if (refusal) throw problem(refusal);

  // Hashing and drawing take long; the transaction begins after them and asks the rules again.
  const passwordHash = password === undefined ? undefined : await hashChosenPassword(password, ownerOf(seen, form));
  return withNewAvatar(ctx, avatar, (newKey) => {
    const avatarKey = newKey ?? (removeAvatar ? null : undefined);
    return ctx.db.transaction((db) => saved({ ...ctx, db }, id, { given, avatarKey, passwordHash }, version));
  });
};

async function saved(ctx: Ctx, id: string, change: UserChange, version: number | undefined): Promise<User> {
  const { given } = change;
  const isAboutRoles = given.backendRoles !== undefined || given.limitedRoles !== undefined;
  // Roles before users, as everywhere: two changes never wait for each other.
  const roles = await rolesKept(ctx, rolesOf(given));
  const { user, activeAdministrators } = isAboutRoles
    ? await lockUserAndAdministrators(ctx, id)
    : { user: await lockUser(ctx, id), activeAdministrators: 0 };
  if (!user) throw problem('user.unknown');
  const wanted = wantedRoles(user, given);
  const refusal = isAboutRoles
    ? whyNotChangeRoles(actorOf(ctx), user, wanted.backendRoles, { roles, activeAdministrators }, wanted.limitedRoles)
    : whyNotEdit(actorOf(ctx), user, { roles });
  if (refusal) throw problem(refusal);
  await refuseUnknownPlaces(ctx, wanted.limitedRoles, user);
  if (version !== undefined && version !== user.version) {
    throw problem('user.changed_meanwhile', {}, { conflict: saveConflict(presentUser(user), change.given) });
  }
  return presentUser(await changeUser(ctx, user, change));
}

/** The name and address the user will have, because a password must not contain them. */
function ownerOf({ email, contact }: User, form: Form) {
  return {
    email: form.email ?? email,
    firstName: form.contact?.firstName ?? contact.firstName,
    lastName: form.contact?.lastName ?? contact.lastName,
  };
}
