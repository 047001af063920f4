import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { MailLook } from '@fachwerk/server/mail';
import { siteAddress } from '../site-place.ts';
import { siteHead } from './site-head.ts';

/** A mail looks like the site it comes from, and names the company it is written for. */
export async function mailLook(ctx: CompanyCtx): Promise<MailLook> {
  const [head, site, company] = await Promise.all([siteHead(ctx), siteAddress(ctx), findCompany(ctx)]);
  const { email, phone } = head.contact;
  return {
    accent: head.accent,
    logo: head.logo && `${site}${head.logo}`,
    details: [company?.legalName || company?.name || head.name, phone, email].filter((line) => line !== ''),
  };
}
