import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { shopOf } from '@fachwerk/shop/facade';
import { siteHead } from '@fachwerk/sites/facade';
import type { Business, liveBlockApi } from '../contract.ts';

export const showBusiness: UseCase<typeof liveBlockApi.business> = async (ctx) => {
  const [company, { name, contact, logo, kind }] = await Promise.all([findCompany(ctx), siteHead(ctx)]);
  const { street, postcode, city } = company!.address;
  const known = { name, address: { street, postcode, city }, phone: contact.phone, email: contact.email, logo };
  // A network has many doors, each on a page of its own.
  if (kind !== 'merchant') return { ...known, type: 'Organization', hours: null, hasMenu: false };
  const [shop, sells] = await Promise.all([shopOf(ctx), whatIsSold(ctx)]);
  return { ...known, type: typeOf(sells), hours: shop.hours, hasMenu: sells.items };
};

type Sold = { readonly items: boolean; readonly meals: boolean };

async function whatIsSold(ctx: Parameters<typeof showBusiness>[0]): Promise<Sold> {
  const row = await ctx.db.first<Sold>(sql`
    select exists (select from catalog.item_view where company_id = ${ctx.companyId} and not is_archived) as items,
      exists (select from catalog.item_view where company_id = ${ctx.companyId} and not is_archived and vat_kind = 'meal') as meals`);
  return row!;
}

function typeOf({ items, meals }: Sold): Business['type'] {
  if (meals) return 'Restaurant';
  return items ? 'Store' : 'LocalBusiness';
}
