import { findCompany } from '@fachwerk/companies/facade';
import { publishedBlocks } from '@fachwerk/pages/facade-publish';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { legalStanding } from '@fachwerk/sites/facade';
import type { SiteFacts } from '../rules/law.ts';
import { pagesOfSite } from './pages-of-site.ts';
import { usesOfSite } from './uses-of-site.ts';

/** How a text of a provider names it. */
const PROVIDER_NAMES = { stripe: 'Stripe', paypal: 'PayPal' } as const;

/** Everything by which a site may not be shown, in as few questions as there are modules. */
export async function factsOfSite(ctx: CompanyCtx): Promise<SiteFacts> {
  const blocks = await publishedBlocks(ctx);
  const [company, standing, uses, pages, items] = await Promise.all([
    findCompany(ctx),
    legalStanding(ctx),
    usesOfSite(ctx, blocks),
    pagesOfSite(ctx, blocks),
    countItems(ctx),
  ]);
  const { missing, unchecked: unread, words } = standing;
  const providers = uses.providers.map((provider) => PROVIDER_NAMES[provider]);
  const recipients = [...providers, ...uses.tileHosts, ...uses.videoHosts];
  return { kind: company!.kind, missing, unread, outdated: [], words, recipients, pages, items };
}

async function countItems({ db, companyId }: CompanyCtx): Promise<SiteFacts['items']> {
  const isMeal = sql`vat_kind = 'meal' and jsonb_array_length(allergens) = 0`;
  const isGood = sql`vat_kind = 'reduced' and not is_service and content_unit is null`;
  const untold = sql`p.company_id = ${companyId} and p.item_id is not null and coalesce(p.alt ->> 'de', '') = ''`;
  const row = await db.first<SiteFacts['items']>(sql`
    select count(*)::int as "all",
      (count(*) filter (where ${isMeal}))::int as meals_without_allergens,
      (array_agg(id order by id) filter (where ${isMeal}))[1] as first_meal,
      (count(*) filter (where ${isGood}))::int as goods_without_content,
      (array_agg(id order by id) filter (where ${isGood}))[1] as first_good,
      (select count(*) from item_options.picture_view p where ${untold})::int as pictures_without_alt,
      (select p.item_id from item_options.picture_view p where ${untold} order by p.id limit 1) as first_pictured
    from catalog.item_view where company_id = ${companyId} and not is_archived`);
  return row!;
}
