import { formatTime } from '@fachwerk/base/format-time';
import { LANGUAGES, LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import { attachment } from '@fachwerk/server/mail';
import * as z from 'zod/mini';
import { LegalKind } from '../../contract-legal.ts';
import { writtenLanguage } from '../../rules/legal-format.ts';
import { partyOf } from './legal-owner.ts';
import { legalPdf } from './legal-pdf.ts';
import { findLegal } from './legal-store.ts';

/** The version a customer agreed to, on a durable medium (§ 312f BGB). */
export const legalTextFile = attachment({
  name: 'sites.legal-text',
  params: z.object({ companyId: z.uuid(), kind: LegalKind, version: z.int(), language: z.enum(LANGUAGES) }),
  make: async (ctx, { companyId, kind, version, language: wanted }) => {
    const owner = inCompany(ctx, companyId);
    const legal = await findLegal(owner, kind, version);
    if (!legal) return null;
    const language = writtenLanguage(legal.text, wanted);
    const { contractParty } = await partyOf(owner, companyId);
    const t = (await ctx.app.texts.of(ctx.db, companyId)).in(language);
    const date = formatTime(legal.validFrom, HOUSE_ZONE, LOCALES[language], 'date');
    const content = await legalPdf({
      title: t(`legal.title.${kind}`),
      about: `${contractParty} · ${t('legal.since', { version, date })}`,
      text: legal.text[language] ?? '',
      author: contractParty,
      language: LOCALES[language],
      validFrom: legal.validFrom,
    });
    return { contentType: 'application/pdf', content };
  },
});
