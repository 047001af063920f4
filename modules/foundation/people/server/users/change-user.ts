import {
  accountStream,
  type Contact,
  type LimitedRole,
  type RoleId,
  type User,
  userStream,
} from '@fachwerk/auth/contract';
import { saveAccount, setPassword } from '@fachwerk/auth/facade';
import { inOrder, limitsInOrder, type StoredUser } from '@fachwerk/auth/rules/user-record';
import { beforeAndAfter, changesOf, type FieldChange } from '@fachwerk/base/changes';
import { findCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import { publish } from '@fachwerk/server/realtime-publish';
import { removeAvatar } from '../avatars/remove-avatar.job.ts';
import { placeNames } from '../roles/list-places.ts';

/** Only what is given changes. */
export type UserChange = {
  readonly given: {
    readonly [Field in 'email' | 'backendRoles' | 'limitedRoles' | 'language' | 'state']?: User[Field] | undefined;
  } & {
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
  const { backendRoles, limitedRoles } = wantedRoles(user, given);
  const wanted = { ...given, backendRoles, limitedRoles };
  const changes = changesOf({ ...user, limitedRoles: user.limitedRoles ?? [] }, wanted);
  const avatarKey = change.avatarKey === undefined ? user.avatarKey : change.avatarKey;
  const isNewAvatar = avatarKey !== user.avatarKey;
  if (changes.length === 0 && !isNewAvatar && passwordHash === undefined) return user;

  // Left out where there is none, as it is read.
  const after = {
    ...merged(user, wanted),
    avatarKey,
    limitedRoles: limitedRoles.length > 0 ? limitedRoles : undefined,
  };
  const saved = await saveAccount(ctx, user, after);
  await noteChanges(ctx, user.id, changes);
  if (isNewAvatar) {
    if (user.avatarKey) await addJob(ctx, removeAvatar, { avatarKey: user.avatarKey });
    await note(ctx, user.id, avatarKey ? 'user.avatar_changed' : 'user.avatar_removed');
  }
  if (saved.email !== user.email) await tellOldAddress(ctx, user, saved.email);
  if (passwordHash !== undefined) await setPassword(ctx, user.id, passwordHash);
  await publish(ctx, accountStream, { type: 'changed' }, user.id);
  await publish(ctx, userStream, { type: 'changed', userId: user.id });
  return { ...saved, hasPassword: saved.hasPassword || passwordHash !== undefined };
}

/** The roles a user will have. One that holds everywhere is limited no more; one that is not named stays as it is. */
export function wantedRoles(
  user: Pick<User, 'backendRoles' | 'limitedRoles'>,
  { backendRoles = user.backendRoles, limitedRoles = user.limitedRoles ?? [] }: UserChange['given'],
): { backendRoles: RoleId[]; limitedRoles: LimitedRole[] } {
  return { backendRoles: inOrder(backendRoles), limitedRoles: limitsInOrder(limitedRoles, backendRoles) };
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

/** Rights and states have entries of their own: they are what somebody looks for later. */
async function noteChanges(ctx: Ctx, userId: string, changes: readonly FieldChange[]): Promise<void> {
  const ofField = (field: string) => changes.filter((change) => change.field === field);
  const limits = ofField('limitedRoles');
  const roles = [...ofField('backendRoles'), ...(await namedLimits(ctx, limits))];
  const [state] = ofField('state');
  const rest = changes.filter(
    (change) => change.field !== 'backendRoles' && change.field !== 'limitedRoles' && change !== state,
  );
  if (rest.length > 0) await note(ctx, userId, 'user.changed', rest);
  if (roles.length > 0) await note(ctx, userId, 'user.roles_changed', roles);
  if (state) await note(ctx, userId, state.after === 'active' ? 'user.activated' : 'user.deactivated');
}

/** Of places the names as they are now: an entry is read when a location is long gone. */
export async function limitsSaid(ctx: Ctx, limits: readonly LimitedRole[]) {
  const names = await placeNames(ctx);
  return limits.map(({ role, locationIds, franchiseeIds }) => ({
    role,
    places: [...franchiseeIds, ...locationIds].map((id) => names.get(id) ?? id).sort(),
  }));
}

function namedLimits(ctx: Ctx, changes: readonly FieldChange[]): Promise<FieldChange[]> {
  const said = (limits: unknown) => limitsSaid(ctx, limits as LimitedRole[]);
  return Promise.all(
    changes.map(async ({ field, before, after }) => ({ field, before: await said(before), after: await said(after) })),
  );
}

function note(ctx: Ctx, userId: string, action: string, changes: readonly FieldChange[] = []): Promise<void> {
  const what = changes.length > 0 ? beforeAndAfter(changes) : {};
  return audit(ctx, { subjectKind: 'user', subjectId: userId, action, ...what, address: ctx.request.address });
}

/** The one who had the address learns that it no longer signs in, and can act if that was not wanted. */
async function tellOldAddress(ctx: Ctx, before: StoredUser, newEmail: string): Promise<void> {
  const company = await findCompany(ctx);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(before.language);
  const params = {
    name: `${before.contact.firstName} ${before.contact.lastName}`,
    company: company?.name ?? '',
    oldEmail: before.email,
    newEmail,
  };
  await sendMail(ctx, {
    to: before.email,
    language: before.language,
    subject: t('mail.email_changed.subject', params),
    text: t('mail.email_changed.text', params),
    ...(company && { companyName: company.name }),
  });
}
