import { findCompany } from '@fachwerk/companies/facade';
import { sendMail } from '@fachwerk/server/mail';
import type { Ctx } from '@fachwerk/server/module';
import type { StoredUser } from './user-store.ts';

/** The one who had the address learns that it no longer signs in, and can act if that was not wanted. */
export async function tellOldAddress(ctx: Ctx, before: StoredUser, newEmail: string): Promise<void> {
  const company = await findCompany(ctx);
  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in(before.language);
  const params = {
    name: `${before.contact.firstName} ${before.contact.lastName}`,
    company: company?.name ?? '',
    oldEmail: before.email,
    newEmail,
  };
  await sendMail(ctx, {
    to: before.email,
    subject: say('mail.email_changed.subject', params),
    text: say('mail.email_changed.text', params),
    ...(company && { companyName: company.name }),
  });
}
