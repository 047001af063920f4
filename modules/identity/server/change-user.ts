import { beforeAndAfter, changesOf, type FieldChange } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { brokenConstraint } from '@fachwerk/server/db';
import type { Ctx } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { accountStream, type Contact, identityProblems, type User, userStream } from '../contract.ts';
import { dropAvatar } from './avatar-files.ts';
import { useUpLinks } from './password-link-store.ts';
import { tellAccount } from './password-mail.ts';
import { lockAccount } from './password-store.ts';
import { endSessionsOf } from './session-store.ts';
import { tellOldAddress } from './user-mails.ts';
import { inOrder, type StoredUser, savePasswordHash, saveUser } from './user-store.ts';

const problem = problemsOf(identityProblems);

/** Only what is given changes. */
export type UserChange = {
  readonly given: { readonly [Field in 'email' | 'backendRoles' | 'language' | 'state']?: User[Field] | undefined } & {
    readonly contact?: { readonly [Field in keyof Contact]?: Contact[Field] | undefined } | undefined;
  };
  /** A new picture's key; null takes the picture away. */
  readonly avatarKey?: string | null | undefined;
  readonly passwordHash?: string | undefined;
};

/**
 * Writes a change to a locked user, with everything that follows from it: the audit trail, sessions that end, the mail to the old
 * address, the old picture, the hints to open screens. Who calls has asked the rules.
 */
export async function changeUser(ctx: Ctx, user: StoredUser, change: UserChange): Promise<StoredUser> {
  const { given, passwordHash } = change;
  const wanted = { ...given, ...(given.backendRoles && { backendRoles: inOrder(given.backendRoles) }) };
  const changes = changesOf(user, wanted);
  const avatarKey = change.avatarKey === undefined ? user.avatarKey : change.avatarKey;
  const isNewAvatar = avatarKey !== user.avatarKey;
  if (changes.length === 0 && !isNewAvatar && passwordHash === undefined) return user;

  const saved = await store(ctx, { ...merged(user, wanted), avatarKey });
  await noteChanges(ctx, user.id, changes);
  if (isNewAvatar) {
    await dropAvatar(ctx, user.avatarKey);
    await note(ctx, user.id, avatarKey ? 'user.avatar_changed' : 'user.avatar_removed');
  }
  if (saved.email !== user.email) {
    // A link that lies in the old mailbox must not open the account any more.
    await useUpLinks(ctx, user.id);
    await tellOldAddress(ctx, user, saved.email);
  }
  if (passwordHash !== undefined) {
    await savePasswordHash(ctx, user.id, passwordHash);
    await useUpLinks(ctx, user.id);
    await note(ctx, user.id, 'user.password_set');
    await endSessionsOf(ctx, user.id, 'password_changed');
    await tellAccount(ctx, (await lockAccount(ctx, user.id))!, 'password_changed');
  }
  if (saved.state === 'deactivated' && user.state === 'active') {
    await useUpLinks(ctx, user.id);
    await endSessionsOf(ctx, user.id, 'deactivated');
  }
  await publish(ctx, accountStream, { type: 'changed' }, user.id);
  await publish(ctx, userStream, { type: 'changed', userId: user.id });
  return { ...saved, hasPassword: saved.hasPassword || passwordHash !== undefined };
}

function merged(user: StoredUser, { contact, ...given }: UserChange['given']): StoredUser {
  return { ...user, ...onlyGiven(given), contact: { ...user.contact, ...onlyGiven(contact ?? {}) } };
}

/** Undefined means left out, so it must not overwrite. */
function onlyGiven<Given extends object>(given: Given) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Given]?: Exclude<Given[Field], undefined>;
  };
}

async function store(ctx: Ctx, user: StoredUser): Promise<StoredUser> {
  try {
    return await saveUser(ctx, user);
  } catch (error) {
    throw brokenConstraint(error) === 'user_email_unique' ? problem('user.email_taken') : error;
  }
}

/** Rights and states have entries of their own: they are what somebody looks for later. */
async function noteChanges(ctx: Ctx, userId: string, changes: readonly FieldChange[]): Promise<void> {
  const ofField = (field: string) => changes.filter((change) => change.field === field);
  const roles = ofField('backendRoles');
  const [state] = ofField('state');
  const rest = changes.filter((change) => !roles.includes(change) && change !== state);
  if (rest.length > 0) await note(ctx, userId, 'user.changed', rest);
  if (roles.length > 0) await note(ctx, userId, 'user.roles_changed', roles);
  if (state) await note(ctx, userId, state.after === 'active' ? 'user.activated' : 'user.deactivated');
}

function note(ctx: Ctx, userId: string, action: string, changes: readonly FieldChange[] = []): Promise<void> {
  const what = changes.length > 0 ? beforeAndAfter(changes) : {};
  return audit(ctx, { subjectKind: 'user', subjectId: userId, action, ...what, address: ctx.request.address });
}
