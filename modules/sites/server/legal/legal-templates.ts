import type { CompanyCtx } from '@fachwerk/server/module';
import type { LegalKind, LegalWords } from '../../contract-legal.ts';
import { filledTemplate, type LegalFacts } from '../../rules/legal-template.ts';
import { mainHostOf, originOf } from '../../rules/site-data.ts';
import { legalDe } from '../../texts/legal.de.ts';
import { legalEn } from '../../texts/legal.en.ts';
import { knownHosts, knownSite } from '../site-store.ts';

/** The shipped text with the data of the company that has the site. Other languages fall back to these two. */
export async function shippedLegal(ctx: CompanyCtx, kind: LegalKind): Promise<LegalWords> {
  const facts = await factsOf(ctx);
  const key = `legal.template.${kind}` as const;
  return { de: filledTemplate(legalDe[key], facts), en: filledTemplate(legalEn[key], facts) };
}

async function factsOf(ctx: CompanyCtx): Promise<LegalFacts> {
  const { site, company } = await knownSite(ctx);
  const hosts = (await knownHosts(ctx, [ctx.companyId])).map(({ host }) => host);
  const host = mainHostOf(site.mainHost, hosts);
  return {
    siteName: site.name,
    siteUrl: host ? originOf(host, ctx.house.publicUrl) : new URL(ctx.house.publicUrl).origin,
    legalName: company.legalName || company.name,
    street: company.address.street,
    postcode: company.address.postcode,
    city: company.address.city,
    email: site.contact.email || company.email,
    phone: site.contact.phone || company.phone,
    vatId: company.vatId,
  };
}
