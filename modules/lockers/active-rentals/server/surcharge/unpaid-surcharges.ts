import { addMinutes } from '@fachwerk/base/time';
import { inCompany, inNetwork, networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { Customer } from '@fachwerk/customers/contract';
import { findByEmail, type StoredCustomer, writeCustomerMail } from '@fachwerk/customers/facade-account';
import type { Rental } from '@fachwerk/rentals/contract';
import { listRentals } from '@fachwerk/rentals/facade-record';
import { accessOf, mailRenter, rentalByKey } from '@fachwerk/rentals/facade-renter';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import type { CompanyCtx, SiteCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { OwedPayment, StayProblem } from '../../contract.ts';
import { dueCents } from '../../rules/overrun.ts';
import { keysOf } from '../own-rentals/remembered-keys.ts';

/** Why this customer cannot rent in the network of `ctx.companyId` now, or null (spec §4: open extra payments block new rentals). */
export async function whyNotRent(
  ctx: CompanyCtx,
  { id, blockedAt }: Pick<Customer, 'id' | 'blockedAt'>,
): Promise<StayProblem | null> {
  if (blockedAt) return 'rental.customer_blocked';
  return (await listUnpaid(ctx, id)).length > 0 ? 'rental.surcharges_outstanding' : null;
}

/** Rentals of a customer with an extra payment due, at all companies of the network. */
async function listUnpaid(ctx: CompanyCtx, customerId: string): Promise<Rental[]> {
  const networkId = await networkOf(ctx);
  const companyIds = await visibleCompanies(inCompany(ctx, networkId));
  const late = await listRentals(
    ctx,
    sql`r.company_id = any(${companyIds}) and r.network_id = ${networkId} and r.customer_id = ${customerId}
      and (r.state = 'active' and r.ends_at < ${ctx.now} or r.state = 'ended' and r.ended_at > r.ends_at
        or r.state in ('booked', 'active', 'ended') and r.charge_cents > 0)`,
  );
  return late.filter((rental) => dueCents(rental, ctx.now) > 0);
}

/** Anyone can trigger a mail to an address by typing it, but only this often. */
const NOTICE_EVERY_HOURS = 24;

/** Why a site visitor cannot rent as this customer. Only the customer gets the reason: others get one answer for every reason. */
export async function whyNotBook(
  ctx: SiteCtx,
  customer: Pick<Customer, 'id' | 'blockedAt'>,
): Promise<StayProblem | null> {
  const reason = await whyNotRent(ctx, customer);
  return reason && ((await isThemselves(ctx, customer.id)) ? reason : 'rental.not_bookable');
}

/** Signed in as this customer, or in a browser with the key of one of their rentals. */
async function isThemselves(ctx: SiteCtx, customerId: string): Promise<boolean> {
  if (ctx.caller?.userId === customerId) return true;
  return (await heldHere(ctx)).some((rental) => rental.customerId === customerId);
}

async function heldHere(ctx: SiteCtx): Promise<Rental[]> {
  const network = await inNetwork(ctx);
  const rentals = await Promise.all(keysOf(ctx).map((key) => rentalByKey(network, key)));
  return rentals.filter((rental) => rental !== undefined);
}

/** Open payments of the signed-in customer, or of rentals in this browser, with the key of their page. */
export async function owedPayments(ctx: SiteCtx): Promise<OwedPayment[]> {
  const { caller } = ctx;
  const own = caller ? await listUnpaid(inCompany(ctx, caller.companyId), caller.userId) : [];
  const here = (await heldHere(ctx)).filter(({ id }) => own.every((rental) => rental.id !== id));
  const unpaid = [...own, ...here].filter((rental) => dueCents(rental, ctx.now) > 0);
  const owed = await Promise.all(
    unpaid.map(async (rental) => {
      const access = await accessOf(inCompany(ctx, rental.companyId), rental.id);
      return access ? [{ key: access.key, dueCents: dueCents(rental, ctx.now) }] : [];
    }),
  );
  return owed.flat();
}

/** The network's customer with this address, if any; `ctx.companyId` is any company of it. */
export async function renterByEmail(ctx: CompanyCtx, email: string): Promise<StoredCustomer | undefined> {
  return findByEmail(await inNetwork(ctx), email.trim().toLowerCase());
}

/** Mails to an address why a booking with it was refused, and how to settle it. */
export async function notifyRefused(ctx: CompanyCtx, email: string): Promise<void> {
  const customer = await renterByEmail(ctx, email);
  const reason = customer && (await whyNotRent(ctx, customer));
  if (!reason || !(await isTimeToWrite(ctx, customer))) return;
  const [rental] = await listUnpaid(ctx, customer.id);
  if (reason !== 'rental.surcharges_outstanding' || !rental) return writeCustomerMail(ctx, customer, 'not_bookable');
  const params = { amount: moneyIn(languageOf(rental), dueCents(rental, ctx.now)) };
  await mailRenter(inCompany(ctx, rental.companyId), rental, { what: 'owed', params, link: 'pay' });
}

async function isTimeToWrite(ctx: CompanyCtx, { id, companyId }: StoredCustomer): Promise<boolean> {
  const written = await ctx.db.rows(sql`
    insert into stays.refusal_notice as n (company_id, customer_id, sent_at) values (${companyId}, ${id}, ${ctx.now})
    on conflict (company_id, customer_id) do update set sent_at = excluded.sent_at
      where n.sent_at <= ${addMinutes(ctx.now, -NOTICE_EVERY_HOURS * 60)}
    returning customer_id`);
  return written.length > 0;
}
