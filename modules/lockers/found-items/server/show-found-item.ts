import { inCompany } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { FoundItem, FoundItemSheet, foundItemApi, LastRenter } from '../contract.ts';
import { findItem, type ItemRow, itemRows, listPhotos, listSteps } from './item-store.ts';

export const showFoundItem: UseCase<typeof foundItemApi.find> = async (ctx, { id }) =>
  readSheet(ctx, await findItem(ctx, id));

export async function readItem(ctx: Ctx, { companyId, id }: Pick<ItemRow, 'companyId' | 'id'>): Promise<FoundItem> {
  const [found] = await itemRows(inCompany(ctx, companyId), sql`i.company_id = ${companyId} and i.id = ${id}`);
  return found!;
}

export const maySeeRenters = (ctx: Ctx): boolean => ctx.caller.capabilities.has('rentals.read');

/** The item is in sight. */
export async function readSheet(ctx: Ctx, row: ItemRow): Promise<FoundItemSheet> {
  const scoped = inCompany(ctx, row.companyId);
  const [found, photos, steps, renter] = await Promise.all([
    readItem(ctx, row),
    listPhotos(scoped, row.id),
    listSteps(scoped, row.id),
    row.rentalId && maySeeRenters(ctx) ? lastRenter(scoped, row.rentalId) : undefined,
  ]);
  return {
    ...found,
    photos: photos.map(({ id, fileKey }) => ({ id, url: fileAddress(fileKey) })),
    steps,
    hasRental: row.rentalId !== null,
    renter: renter ?? null,
  };
}

/** By the contract of the item's company: of a customer no more than what that contract holds. */
function lastRenter(ctx: Ctx, rentalId: string): Promise<LastRenter | undefined> {
  return ctx.db.first<LastRenter>(sql`
    select r.id as rental_id, r.order_number, r.customer_name, r.ended_at from rentals.rental_view r
    where r.company_id = ${ctx.companyId} and r.id = ${rentalId}`);
}
