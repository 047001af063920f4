import { findMe } from '@fachwerk/auth/facade';
import { findCompany } from '@fachwerk/companies/facade';
import { sendMail } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import type { senderApi } from '../contract.ts';

/** To oneself and nobody else: a test is no way to write to countIndependent. */
export const sendTestMail: UseCase<typeof senderApi.sendTest> = async (ctx) => {
  const me = (await findMe(ctx, ctx.caller.userId))!;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const company = (await findCompany(ctx))!.name;
  await sendMail(ctx, {
    to: me.email,
    subject: t('mail.sender_test.subject', { company }),
    text: t('mail.sender_test.text', { company }),
    companyName: company,
  });
  return { to: me.email };
};
