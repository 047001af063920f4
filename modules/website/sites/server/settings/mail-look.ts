import { findCompany } from '@fachwerk/companies/facade';
import { businessLetter } from '@fachwerk/companies/rules/business-letter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { MailLook } from '@fachwerk/server/mail';
import { siteAddress } from '../site-place.ts';
import { siteHead } from './site-head.ts';

/** A mail looks like the site it comes from, and names the company it is written for. */
export async function mailLook(ctx: CompanyCtx): Promise<MailLook> {
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
      // The law that asks for them is German, and so are they.
      ...(company ? businessLetter(company).map(({ key, params }) => texts.in('de')(key, params)) : []),
    ].filter((line) => line !== ''),
  };
}
