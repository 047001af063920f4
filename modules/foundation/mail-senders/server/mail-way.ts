import { addDays, dayOf, startOfDay } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import { findLimits } from '@fachwerk/companies/facade-tenancy';
import { audit } from '@fachwerk/server/audit';
import { unseal } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { countSentMails } from '@fachwerk/server/mail';
import {
  isFaultOfSender,
  type MailLink,
  type OutgoingMail,
  openOwnMailLink,
  refusalOf,
} from '@fachwerk/server/mail-link';
import type { MailWay } from '@fachwerk/server/mail-way';
import { domainOf, wayNow } from '../rules/sender-rules.ts';
import type { Outside } from './outside.ts';
import { type AddressSender, clearFailure, findSender, type ServerSender, saveFailure } from './sender-store.ts';

export const PURPOSE = 'mail-senders';

/** How the mails of a company leave: under its own address, by its own server, or by the platform's with answers to the company. */
export function mailWayOf(outside: Outside) {
  return async (ctx: CompanyCtx): Promise<MailWay | null> => {
    const { mail: platform } = ctx.app;
    const sender = (await findSender(ctx)) ?? null;
    const way = wayNow(sender, ctx.now);
    const later = () => whenAllowed(ctx);
    if (way === 'smtp') return { send: (mail) => byOwnServer(ctx, outside, sender as ServerSender, mail), later };
    if (!platform) return null;
    if (way === 'address')
      return { send: (mail) => platform.send(underOwnAddress(ctx, sender as AddressSender, mail)), later };
    return { send: async (mail) => platform.send(await withReplyTo(ctx, platform, mail)), later };
  };
}

/** Under the company's name, at the platform's address; who answers reaches the company. */
async function withReplyTo(ctx: CompanyCtx, { sender }: MailLink, mail: OutgoingMail): Promise<OutgoingMail> {
  const company = await findCompany(ctx);
  if (!company) return mail;
  const from = { name: company.name, address: sender.address };
  const replyTo = mail.replyTo ?? company.email;
  return { ...mail, from, ...(replyTo && { replyTo }) };
}

function underOwnAddress({ app }: CompanyCtx, sender: AddressSender, mail: OutgoingMail): OutgoingMail {
  const privateKey = unseal(app, PURPOSE, sender.dkimPrivate);
  if (!privateKey) throw new Error('the key of a sender cannot be read');
  const { fromName: name, fromAddress: address, dkimSelector: selector } = sender;
  return { ...mail, from: { name, address }, dkim: { domain: domainOf(address), selector, privateKey } };
}

/** What fails there leaves by the platform's, and staff are warned; a recipient who is refused is refused. */
async function byOwnServer(ctx: CompanyCtx, outside: Outside, sender: ServerSender, mail: OutgoingMail): Promise<void> {
  try {
    await sendBy(ctx, outside, sender, mail);
  } catch (error) {
    if (!isFaultOfSender(error) && !isRefusedHost(error)) throw error;
    await noteFailure(ctx, refusalOf(error));
    const { mail: platform } = ctx.app;
    if (!platform) throw error;
    await platform.send(await withReplyTo(ctx, platform, mail));
    return;
  }
  if (sender.failedAt) await clearFailure(ctx);
}

async function sendBy(ctx: CompanyCtx, outside: Outside, sender: ServerSender, mail: OutgoingMail): Promise<void> {
  const link = await openServer(ctx, outside, sender, unseal(ctx.app, PURPOSE, sender.smtpPassword) ?? '');
  try {
    // It lets its own senders write alone.
    await link.send({ ...mail, returnPath: undefined });
  } finally {
    link.close();
  }
}

export type ServerPlace = Pick<
  ServerSender,
  'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'smtpUser' | 'fromName' | 'fromAddress'
>;

/** The name is looked up anew each time: what was public when it was saved may lead elsewhere by now. */
export async function openServer(
  _: CompanyCtx,
  outside: Outside,
  place: ServerPlace,
  password: string,
): Promise<MailLink> {
  return openOwnMailLink({
    host: place.smtpHost,
    address: await outside.addressOf(place.smtpHost),
    port: place.smtpPort,
    security: place.smtpSecurity,
    user: place.smtpUser,
    password,
    sender: { name: place.fromName, address: place.fromAddress },
    mayBeSelfSigned: outside.mayBeSelfSigned,
  });
}

/** The guard, or the name server, said no. */
const isRefusedHost = (error: unknown) => {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'outbound.refused' || code === 'outbound.unreachable' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
};

async function noteFailure(ctx: CompanyCtx, failure: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    if (!(await saveFailure(inside, failure))) return;
    await audit(inside, {
      subjectKind: 'company',
      subjectId: ctx.companyId,
      action: 'mail_sender.failed',
      after: { failure },
    });
  });
}

/** Null while the company may still send today; otherwise the first minutes of tomorrow. */
async function whenAllowed(ctx: CompanyCtx): Promise<Date | null> {
  const { mailsPerDay } = await findLimits(ctx);
  if (mailsPerDay === null) return null;
  const today = dayOf(ctx.now);
  if ((await countSentMails(ctx, startOfDay(today))) < mailsPerDay) return null;
  return startOfDay(dayOf(addDays(startOfDay(today), 1.5)));
}
