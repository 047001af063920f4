import { promoFrom, soldColumns } from '@fachwerk/catalog/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Offer } from '../../contract.ts';
import {
  type ContentColumns,
  contentFrom,
  listGroupsOf,
  listPicturesOf,
  listVariantRows,
  lowestBefore,
  type PriceColumns,
  promotedOf,
  type VariantRow,
} from './offer-parts.ts';

type OwnParts = 'variants' | 'extraGroups' | 'pictures';
type OfferRow = Omit<Offer, OwnParts | 'promo' | 'lowestBeforeCents' | 'content'> & PriceColumns & ContentColumns;

/** What stands behind these ids, in their order; an id of nobody, or of another company, is left out. */
export async function findOffers(ctx: CompanyCtx, itemIds: readonly string[]): Promise<Offer[]> {
  if (itemIds.length === 0) return [];
  const [rows, variants, groups, pictures] = await Promise.all([
    listOfferRows(ctx, itemIds),
    listVariantRows(ctx, itemIds),
    listGroupsOf(ctx, itemIds),
    listPicturesOf(ctx, itemIds),
  ]);
  const variantsBy = Map.groupBy(variants, ({ itemId }) => itemId);
  const lowest = await lowestBefore(ctx, [
    ...rows.flatMap((row) => promotedOf(row.id, null, row, ctx.now)),
    ...variants.flatMap((row) => promotedOf(row.itemId, row.id, row, ctx.now)),
  ]);
  const offers = rows.map((row) => {
    const own = variantsBy.get(row.id) ?? [];
    return {
      ...offerFrom(row, ctx.now, lowest),
      variants: own.map((variant) => variantFrom(variant, row, ctx.now, lowest)),
      extraGroups: groups.get(row.id) ?? [],
      pictures: pictures.get(row.id) ?? [],
    };
  });
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return [...new Set(itemIds)].flatMap((id) => byId.get(id) ?? []);
}

function listOfferRows(ctx: CompanyCtx, itemIds: readonly string[]): Promise<OfferRow[]> {
  return ctx.db.rows<OfferRow>(sql`
    select ${soldColumns('i')}, c.availability as category_availability, coalesce(o.variants_name, '{}') as variants_name
    from catalog.item_view i join catalog.category_view c on c.company_id = i.company_id and c.id = i.category_id
      left join item_options.item_options o on o.company_id = i.company_id and o.item_id = i.id
    where i.company_id = ${ctx.companyId} and i.id = any(${itemIds}::uuid[])`);
}

type Lowest = Awaited<ReturnType<typeof lowestBefore>>;

function offerFrom(row: OfferRow, now: Date, lowest: Lowest) {
  const { promoCents: _, promoFrom: __, promoTo: ___, contentThousandths: ____, contentUnit: _____, ...rest } = row;
  const promo = promoFrom(row, now);
  return { ...rest, promo, lowestBeforeCents: lowest(row.id, null, promo), content: contentFrom(row) };
}

/** What a variant does not say itself, it has of its item. */
function variantFrom(row: VariantRow, item: OfferRow, now: Date, lowest: Lowest) {
  const {
    promoCents: _,
    promoFrom: __,
    promoTo: ___,
    contentThousandths: ____,
    contentUnit: _____,
    itemId,
    ...rest
  } = row;
  const promo = promoFrom(row, now);
  return {
    ...rest,
    promo,
    lowestBeforeCents: lowest(itemId, row.id, promo),
    content: contentFrom(row) ?? contentFrom(item),
    depositCents: row.depositCents ?? item.depositCents,
  };
}
