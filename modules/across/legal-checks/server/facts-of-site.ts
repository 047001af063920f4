import { ALLERGEN_KINDS } from '@fachwerk/catalog/contract-allergens';
import { findCompany } from '@fachwerk/companies/facade';
import { hasTaxIdentity } from '@fachwerk/companies/rules/tax';
import { publishedBlocks } from '@fachwerk/pages/facade-publish';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Way } from '@fachwerk/shop/contract-way';
import type { Zone } from '@fachwerk/shop/contract-zone';
import { shopOf } from '@fachwerk/shop/facade';
import { legalReadiness } from '@fachwerk/sites/facade';
import type { SiteFacts } from '../rules/law.ts';
import { pagesOfSite } from './pages-of-site.ts';
import { usesOfSite } from './uses-of-site.ts';

/** How a text of a provider names it. */
const PROVIDER_NAMES = { stripe: 'Stripe', paypal: 'PayPal' } as const;

/** Everything by which a site may not be shown, in as few questions as there are modules. */
export async function factsOfSite(ctx: CompanyCtx): Promise<SiteFacts> {
  const blocks = await publishedBlocks(ctx);
  const {
    ways: { shipment },
    zones,
  } = await shopOf(ctx);
  const [company, standing, uses, pages, items] = await Promise.all([
    findCompany(ctx),
    legalReadiness(ctx),
    usesOfSite(ctx, blocks),
    pagesOfSite(ctx, blocks),
    countItems(ctx, shipment, zones),
  ]);
  const { missing, unchecked: unread, words } = standing;
  const providers = uses.providers.map((provider) => PROVIDER_NAMES[provider]);
  const recipients = [...providers, ...uses.tileHosts, ...uses.videoHosts];
  return {
    kind: company!.kind,
    missing,
    hasTaxIdentity: hasTaxIdentity(company!),
    unread,
    outdated: [],
    words,
    recipients,
    pages,
    isSending: shipment.isOffered,
    items,
  };
}

/** Kinds as `catalog` knows them: one of them names its group. */
const unnamed = (group: keyof typeof ALLERGEN_KINDS) =>
  sql`(allergens ? ${group} and not allergens ?| ${[...ALLERGEN_KINDS[group]]})`;

async function countItems(
  { db, companyId }: CompanyCtx,
  shipment: Way,
  zones: readonly Zone[],
): Promise<SiteFacts['items']> {
  const isMeal = sql`vat_kind = 'meal' and not has_no_allergens and jsonb_array_length(allergens) = 0`;
  const isUnnamed = sql`(${unnamed('gluten')} or ${unnamed('nuts')})`;
  const isUnsaid = zones.some(({ deliveryDays }) => deliveryDays === null);
  const isUntimed = sql`${shipment.isOffered && isUnsaid} and not is_service and delivery_days is null`;
  // Food has another law, and services are no products.
  const isUnmade = sql`${shipment.isOffered} and vat_kind = 'standard' and not is_service
    and not (safety ->> 'isExempt')::boolean and safety -> 'manufacturer' ->> 'name' = ''`;
  const isGood = sql`vat_kind = 'reduced' and not is_service and content_unit is null`;
  const untold = sql`p.company_id = ${companyId} and p.item_id is not null and coalesce(p.alt ->> 'de', '') = ''`;
  const row = await db.first<SiteFacts['items']>(sql`
    select count(*)::int as "all",
      (count(*) filter (where ${isMeal}))::int as meals_without_allergens,
      (array_agg(id order by id) filter (where ${isMeal}))[1] as first_meal,
      (count(*) filter (where ${isUnnamed}))::int as meals_without_kinds,
      (array_agg(id order by id) filter (where ${isUnnamed}))[1] as first_unnamed,
      (count(*) filter (where ${isUntimed}))::int as goods_without_delivery_time,
      (count(*) filter (where ${isUnmade}))::int as goods_without_maker,
      (array_agg(id order by id) filter (where ${isUnmade}))[1] as first_without_maker,
      (count(*) filter (where ${isGood}))::int as goods_without_content,
      (array_agg(id order by id) filter (where ${isGood}))[1] as first_good,
      (select count(*) from item_options.picture_view p where ${untold})::int as pictures_without_alt,
      (select p.item_id from item_options.picture_view p where ${untold} order by p.id limit 1) as first_pictured
    from catalog.item_view where company_id = ${companyId} and not is_archived`);
  return row!;
}
