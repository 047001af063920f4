import type { Company } from '@fachwerk/companies/contract';
import { findCompany, siteDomain } from '@fachwerk/companies/facade';
import type { CompanyCtx, Site } from '@fachwerk/server/ctx';
import type { Db } from '@fachwerk/server/db';
import { acrossCompanies, isOneOf, jsonOf, sql } from '@fachwerk/server/sql';
import type { SiteData } from '../contract.ts';
import { usualSite } from '../rules/site-data.ts';

type StoredSite = SiteData & { readonly version: number; readonly logoKey: string | null };
/** A site with its company. */
export type KnownSite = { readonly site: StoredSite; readonly company: Company };

type Row = Omit<StoredSite, 'contact'> & { contactEmail: string; contactPhone: string; contactWhatsapp: string };

const columns = sql`name, template, accent, fonts, header, spacing, corners, has_motion, languages, default_language, contact_email, contact_phone, contact_whatsapp, has_chat, is_footer_hidden, welcome, main_host, tile_url,
  tile_attribution, logo_key, version`;

/** Without a row: defaults from the company data, version 0. */
export async function findSite(ctx: CompanyCtx): Promise<KnownSite> {
  const [company, row] = await Promise.all([
    findCompany(ctx),
    ctx.db.first<Row>(sql`select ${columns} from sites.site where company_id = ${ctx.companyId}`),
  ]);
  if (!company) throw new Error(`there is no company ${ctx.companyId}`);
  return { company, site: row ? siteFrom(row) : { ...usualSite(company), version: 0, logoKey: null } };
}

/** Cached per transaction. */
export function knownSite(ctx: CompanyCtx): Promise<KnownSite> {
  return ctx.db.remembered(`site ${ctx.companyId}`, () => findSite(ctx));
}

/** Locks the settings until the transaction ends, even if never saved: concurrent saves wait for the row. */
export async function lockSite(ctx: CompanyCtx): Promise<KnownSite> {
  const known = await findSite(ctx);
  await ctx.db.rows(sql`
    insert into sites.site (company_id, id, name, template, accent, fonts, header, spacing, corners, has_motion, languages, default_language, contact_email, contact_phone,
      contact_whatsapp, has_chat, is_footer_hidden, welcome, main_host, tile_url, tile_attribution, version, created_at)
    values (${ctx.companyId}, ${ctx.companyId}, ${known.site.name}, ${known.site.template}, ${known.site.accent}, ${known.site.fonts}, ${known.site.header}, ${known.site.spacing}, ${known.site.corners}, ${known.site.hasMotion}, ${known.site.languages},
      ${known.site.defaultLanguage}, ${known.site.contact.email}, ${known.site.contact.phone}, ${known.site.contact.whatsapp}, ${known.site.hasChat}, ${known.site.isFooterHidden}, ${jsonOf(known.site.welcome)}::jsonb,
      ${known.site.mainHost}, ${known.site.tileUrl}, ${known.site.tileAttribution}, 0, ${ctx.now})
    on conflict (company_id, id) do nothing`);
  const row = await ctx.db.first<Row>(
    sql`select ${columns} from sites.site where company_id = ${ctx.companyId} for update`,
  );
  return { ...known, site: siteFrom(row!) };
}

export async function saveSite(ctx: CompanyCtx, site: SiteData): Promise<void> {
  await ctx.db.rows(sql`
    update sites.site set name = ${site.name}, template = ${site.template}, accent = ${site.accent}, fonts = ${site.fonts}, header = ${site.header},
      spacing = ${site.spacing}, corners = ${site.corners}, has_motion = ${site.hasMotion}, languages = ${site.languages},
      default_language = ${site.defaultLanguage}, contact_email = ${site.contact.email}, contact_phone = ${site.contact.phone},
      contact_whatsapp = ${site.contact.whatsapp}, has_chat = ${site.hasChat}, is_footer_hidden = ${site.isFooterHidden},
      welcome = ${jsonOf(site.welcome)}::jsonb, main_host = ${site.mainHost}, tile_url = ${site.tileUrl},
      tile_attribution = ${site.tileAttribution}, version = version + 1
    where company_id = ${ctx.companyId}`);
}

export async function saveLogoKey(ctx: CompanyCtx, logoKey: string | null): Promise<void> {
  await ctx.db.rows(sql`update sites.site set logo_key = ${logoKey} where company_id = ${ctx.companyId}`);
}

export type ActiveHost = { readonly companyId: string; readonly host: string };

/** Active domains of these companies, oldest first; own domains before those given by the operator. */
export function listActiveHosts(ctx: CompanyCtx, companyIds: readonly string[]): Promise<ActiveHost[]> {
  return ctx.db.rows<ActiveHost>(sql`
    select company_id, host from companies.domain_view where ${isOneOf(sql`company_id`, companyIds)} and state = 'active'
    order by host like ${`%.${siteDomain(ctx.app) ?? ' '}`}, created_at, id`);
}

/** Cached per transaction. */
export function knownHosts(ctx: CompanyCtx, companyIds: readonly string[]): Promise<ActiveHost[]> {
  return ctx.db.remembered(`hosts ${companyIds.join()}`, () => listActiveHosts(ctx, companyIds));
}

/** The site of a host name. A company's first site has the company's id. */
export async function siteOf(db: Db, hostName: string): Promise<Site | null> {
  const query = sql`
    select d.company_id, c.is_suspended
    from companies.domain_view d join companies.company_view c on c.company_id = d.company_id
    where d.host = ${hostName} and d.state = 'active'`;
  const row = await db.first<{ companyId: string; isSuspended: boolean }>(
    acrossCompanies('a visitor knows nothing but the host name', query),
  );
  return row ? { id: row.companyId, ...row } : null;
}

function siteFrom({ contactEmail, contactPhone, contactWhatsapp, ...row }: Row): StoredSite {
  return { ...row, contact: { email: contactEmail, phone: contactPhone, whatsapp: contactWhatsapp } };
}
