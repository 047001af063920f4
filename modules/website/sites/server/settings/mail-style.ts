import { findCompany } from '@fachwerk/companies/facade';
import { businessLetter } from '@fachwerk/companies/rules/business-letter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { MailStyle } from '@fachwerk/server/mail';
import { siteAddress } from '../site-place.ts';
import { siteHead } from './site-head.ts';

/** Mails use the theme of the site and name the company they are sent for. */
export async function mailStyle(ctx: CompanyCtx): Promise<MailStyle> {
  const [head, site, company, texts] = await Promise.all([
    siteHead(ctx),
    siteAddress(ctx),
    findCompany(ctx),
    ctx.app.texts.of(ctx.db, ctx.companyId),
  ]);
  const { email, phone } = head.contact;
  return {
    accent: head.accent,
    logo: head.logo && `${site}${head.logo}`,
    details: [
      company?.legalName || company?.name || head.name,
      phone,
      email,
      // The details required by German law are in German.
      ...(company ? businessLetter(company).map(({ key, params }) => texts.in('de')(key, params)) : []),
    ].filter((line) => line !== ''),
  };
}
