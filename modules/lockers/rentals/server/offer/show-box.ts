import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { findLocation } from '@fachwerk/locations/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { rentalProblems } from '../../contract.ts';
import type { rentalSiteApi } from '../../contract-site.ts';
import { isBoxFree } from '../availability/availability.ts';
import { listRentals } from '../record/rental-rows.ts';

const problem = problemsOf(rentalProblems);

type Box = {
  readonly companyId: string;
  readonly lockId: string;
  readonly locationId: string;
  readonly number: string;
  readonly sizeCode: string;
};

/** Target of the QR code on a door. */
export const showBox: UseCase<typeof rentalSiteApi.box> = async (ctx, { qrCode }) => {
  const box = await ctx.db.first<Box>(sql`
    select b.company_id, b.id as lock_id, b.location_id, b.number, b.size_code from lockers.let_view b
    where b.company_id = any(${await visibleCompanies(ctx)}) and b.qr_code = ${qrCode}`);
  if (!box || !(await findLocation(ctx, box.locationId))?.isActive) throw problem('rental.box_unknown');
  const { companyId, ...visible } = box;
  const wanted = { startsAt: ctx.now, blockedUntil: new Date(ctx.now.getTime() + 1) };
  const isFree = await isBoxFree(inCompany(ctx, companyId), box.lockId, wanted);
  return { ...visible, isFree, rentalId: await ownRental(ctx, box) };
};

/** The signed-in customer's rental, if they have this box now. */
async function ownRental(ctx: SiteCtx, { companyId, lockId }: Box): Promise<string | null> {
  if (!ctx.caller) return null;
  const [rental] = await listRentals(
    ctx,
    sql`r.company_id = ${companyId} and r.lock_id = ${lockId} and r.state = 'active'
      and r.network_id = ${ctx.caller.companyId} and r.customer_id = ${ctx.caller.userId}`,
  );
  return rental?.id ?? null;
}
