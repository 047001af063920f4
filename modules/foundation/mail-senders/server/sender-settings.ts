import { findCompany } from '@fachwerk/companies/facade';
import type { App, CompanyCtx } from '@fachwerk/server/ctx';
import type { SenderSettings } from '../contract.ts';
import { domainOf, recordsFor, wayNow } from '../rules/sender-rules.ts';
import { type AddressSender, findSender, type Sender } from './sender-store.ts';

/** For which domain the platform's server sends; the back-office's where it has none yet. */
export const platformDomain = ({ mail, publicUrl }: App) =>
  mail ? domainOf(mail.sender.address) : new URL(publicUrl).hostname;

export async function senderSettings(ctx: CompanyCtx): Promise<SenderSettings> {
  const sender = (await findSender(ctx)) ?? null;
  const isOwn = wayNow(sender, ctx.now) !== 'platform';
  const company = await findCompany(ctx);
  const platform = ctx.app.mail?.sender.address ?? '';
  const from = isOwn ? named(sender!.fromName, sender!.fromAddress) : named(company?.name ?? '', platform);
  return {
    current: { from, replyTo: isOwn ? '' : (company?.email ?? ''), isOwn },
    hasPlatformServer: ctx.app.mail !== undefined,
    address: sender?.kind === 'address' ? addressOf(ctx, sender) : null,
    server: sender?.kind === 'smtp' ? serverOf(sender) : null,
  };
}

const named = (name: string, address: string) => (address ? `${name} <${address}>` : name);

const savedOf = ({ fromName, fromAddress, savedAt, savedBy }: Sender) => ({ fromName, fromAddress, savedAt, savedBy });

function addressOf({ app }: CompanyCtx, sender: AddressSender): SenderSettings['address'] {
  const { fromAddress: address, dkimSelector: selector, dkimPublic: publicKey, checkedAt } = sender;
  const wanted = { address, selector, publicKey, platformDomain: platformDomain(app) };
  return { ...savedOf(sender), records: recordsFor(wanted, sender), checkedAt };
}

function serverOf(sender: Extract<Sender, { kind: 'smtp' }>): SenderSettings['server'] {
  const { smtpHost: host, smtpPort: port, smtpSecurity: security, smtpUser: user, failedAt, failure } = sender;
  const failed = failedAt ? { at: failedAt, text: failure } : null;
  return { ...savedOf(sender), host, port, security, user, failure: failed };
}
