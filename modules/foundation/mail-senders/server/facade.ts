import type { CompanyCtx } from '@fachwerk/server/ctx';
import { findSender } from './sender-store.ts';

/** By which server of its own the mails of this company leave; null: by the platform's. */
export async function mailServerHost(ctx: CompanyCtx): Promise<string | null> {
  const sender = await findSender(ctx);
  return sender?.kind === 'smtp' ? sender.smtpHost : null;
}
