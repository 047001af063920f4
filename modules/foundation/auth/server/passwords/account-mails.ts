import { companyRef } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { publish } from '@fachwerk/server/realtime-publish';
import { accountStream, userStream } from '../../contract.ts';
import { type LinkKind, linkExpiry, RESET_LINK_MINUTES, WELCOME_LINK_DAYS } from '../../rules/password.ts';
import { type Account, lockAccount, nameOf } from '../accounts/account-store.ts';
import { addLink } from './password-link-store.ts';

const TOKEN_BYTES = 32;

/** Kinds of account mails; their texts are `mail.…`. */
export type AccountMail = 'password_changed' | 'second_factor_on' | 'second_factor_off';

/** Mails a link to set a password, as invitation or reset. It works once and replaces earlier links. */
export async function sendPasswordLink(
  ctx: CompanyCtx,
  account: Account,
  linkId: string,
  kind: LinkKind,
): Promise<void> {
  const token = ctx.newSecret(TOKEN_BYTES);
  const isNew = await addLink(ctx, { id: linkId, userId: account.id, token, expiresAt: linkExpiry(kind, ctx.now) });
  if (!isNew) return;
  // The fragment fills in the form and is never sent to a server.
  const whose = new URLSearchParams({ email: account.email });
  await write(ctx, account, kind, `${ctx.app.publicUrl}/reset-password/${token}#${whose}`);
}

/** Invites a user by mail to set a password. The caller has checked that the user exists and is active. */
export async function inviteUser(ctx: CompanyCtx, userId: string): Promise<void> {
  await sendPasswordLink(ctx, (await lockAccount(ctx, userId))!, ctx.newId(), 'welcome');
  await audit(ctx, { subjectKind: 'user', subjectId: userId, action: 'user.invited' });
}

/** Notifies the owner, who may not have made this change. */
export function mailAccount(ctx: CompanyCtx, account: Account, mail: AccountMail): Promise<void> {
  return write(ctx, account, mail);
}

/** Records the change for the owner (mail), the audit log and open screens. */
export async function noteSecondFactor(
  ctx: Ctx,
  account: Account,
  mail: 'second_factor_on' | 'second_factor_off',
): Promise<void> {
  const { address } = ctx.request;
  await audit(ctx, { subjectKind: 'user', subjectId: account.id, action: `user.${mail}`, address });
  await mailAccount(ctx, account, mail);
  await publish(ctx, accountStream, { type: 'changed' }, account.id);
  await publish(ctx, userStream, { type: 'changed', userId: account.id });
}

async function write(ctx: CompanyCtx, account: Account, mail: string, url?: string): Promise<void> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(account.language);
  const company = (await companyRef(ctx, ctx.companyId))!.name;
  const params = {
    name: nameOf(account),
    email: account.email,
    company,
    minutes: RESET_LINK_MINUTES,
    days: WELCOME_LINK_DAYS,
  };
  // Filed with the sender: a franchisor that invites a franchisee's first administrator finds the mail in its own log.
  const writer = { ...ctx, companyId: ctx.caller?.companyId ?? ctx.companyId };
  await sendMail(writer, {
    to: account.email,
    language: account.language,
    subject: t(`mail.${mail}.subject`, params),
    text: t(`mail.${mail}.text`, params),
    companyName: company,
    ...(url && { button: { label: t(`mail.${mail}.button`), url }, confidential: true }),
  });
}
