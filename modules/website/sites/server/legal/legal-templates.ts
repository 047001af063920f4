import { demandOf } from '@fachwerk/companies/rules/legal-data';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { LegalKind, LegalWords } from '../../contract-legal.ts';
import { contractLanguages } from '../../rules/contract-languages.ts';
import { filledTemplate, type LegalFacts } from '../../rules/legal-template.ts';
import { mainHostOf, originOf } from '../../rules/site-data.ts';
import { legalDe } from '../../texts/legal.de.ts';
import { legalEn } from '../../texts/legal.en.ts';
import { legalShopDe } from '../../texts/legal-shop.de.ts';
import { legalShopEn } from '../../texts/legal-shop.en.ts';
import { atSite } from '../site-place.ts';
import { knownSite } from '../site-store.ts';

/** The template with data of this company and of its site. Other languages fall back to German and English. */
export async function shippedLegal(ctx: CompanyCtx, kind: LegalKind): Promise<LegalWords> {
  const facts = await legalFacts(ctx);
  const name = `${kind} ${JSON.stringify(facts)}`;
  const text = filled.get(name) ?? fill(kind, facts);
  if (filled.size >= MOST_FILLED) filled.clear();
  filled.set(name, text);
  return text;
}

/** Cached: the same facts give the same text. */
const filled = new Map<string, LegalWords>();
const MOST_FILLED = 300;

function fill(kind: LegalKind, facts: LegalFacts): LegalWords {
  const { de, en } = templateOf(kind, facts);
  return { de: filledTemplate(de, facts), en: filledTemplate(en, facts) };
}

/** Shops have other terms and withdrawal texts than locker companies; the remaining texts differ by a line. */
function templateOf(kind: LegalKind, { ofShop }: LegalFacts): { readonly de: string; readonly en: string } {
  if (ofShop && (kind === 'terms' || kind === 'withdrawal')) {
    const key = `legal.template.shop.${kind}` as const;
    return { de: legalShopDe[key], en: legalShopEn[key] };
  }
  const key = `legal.template.${kind}` as const;
  return { de: legalDe[key], en: legalEn[key] };
}

/** Company data for the templates. */
export async function legalFacts(ctx: CompanyCtx): Promise<LegalFacts> {
  const { ctx: at, hosts } = await atSite(ctx);
  const [{ site, company }, { site: shown }] = await Promise.all([knownSite(ctx), knownSite(at)]);
  const host = mainHostOf(shown.mainHost, hosts);
  const { named } = demandOf(company.legalForm);
  const vatClause = company.isSmallBusiness ? 'legal.clause.no_vat' : 'legal.clause.vat';
  return {
    siteName: shown.name,
    languagesDe: contractLanguages(shown.languages, 'de'),
    languagesEn: contractLanguages(shown.languages, 'en'),
    // A line appears only if its placeholder has a value: shops have no text about lockers.
    ofBoxes: company.kind === 'merchant' ? '' : shown.name,
    ofShop: company.kind === 'merchant' ? shown.name : '',
    siteUrl: host ? originOf(host, ctx.app.publicUrl) : new URL(ctx.app.publicUrl).origin,
    legalName: company.legalName || company.name,
    street: company.address.street,
    postcode: company.address.postcode,
    city: company.address.city,
    email: site.contact.email || company.email,
    phone: site.contact.phone || company.phone,
    vatDe: legalDe[vatClause],
    vatEn: legalEn[vatClause],
    vatId: company.vatId,
    owner: named === 'owner' ? company.representedBy : '',
    representedBy: named === 'owner' ? '' : company.representedBy,
    registerCourt: company.registerCourt,
    registerNumber: company.registerNumber,
  };
}
