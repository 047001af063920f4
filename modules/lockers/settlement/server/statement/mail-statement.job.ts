import { formatMoney } from '@fachwerk/base/format-number';
import { formatDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { findCompany } from '@fachwerk/companies/facade';
import { listAddressees } from '@fachwerk/people/facade';
import { job } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import * as z from 'zod/mini';
import { findStatement } from './statement-store.ts';

/** Whoever may agree is told that there is something to agree to. */
export const mailStatement = job({
  name: 'settlement.mail',
  payload: z.object({ companyId: z.uuid(), statementId: z.uuid() }),
  run: async (work, { companyId, statementId }) => {
    const ctx = { ...work, companyId };
    const [statement, company] = [await findStatement(ctx, statementId), await findCompany(ctx)];
    if (statement?.state !== 'open' || !company) return;
    const language = company.defaultLanguage;
    const t = (await ctx.app.texts.of(ctx.db, companyId)).in(language);
    const params = {
      month: formatDay(`${statement.month}-01`, LOCALES[language], { month: 'long', year: 'numeric' }),
      total: formatMoney(statement.grossCents, LOCALES.de),
      number: statement.number,
    };
    for (const { email } of await listAddressees(ctx, 'settlements.decide')) {
      await sendMail(ctx, {
        to: email,
        language,
        subject: t('mail.settlement.subject', params),
        text: t('mail.settlement.text', params),
        button: {
          label: t('mail.settlement.button'),
          url: `${ctx.app.publicUrl}/admin/settlements/${statementId}?month=${statement.month}`,
        },
        companyName: company.name,
      });
    }
  },
});
