import { inNetwork } from '@fachwerk/companies/facade';
import type { Address, Customer } from '@fachwerk/customers/contract';
import { customersByIds, listCustomers } from '@fachwerk/customers/facade';
import { listAddresses } from '@fachwerk/customers/facade-account';
import { dialledNumber } from '@fachwerk/customers/rules/customer';
import type { HandoverAddress } from '@fachwerk/fulfilment/contract';
import { lastAddressesOf } from '@fachwerk/fulfilment/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { patternOf } from '@fachwerk/server/search';
import { sql } from '@fachwerk/server/sql';
import type { Caller, orderEntryApi } from '../../contract.ts';

/** What one sees at a glance. */
const MOST_CALLERS = 8;
const FEWEST_DIGITS = 3;

export const findCallers: UseCase<typeof orderEntryApi.callers> = async (ctx, { search }) => {
  if (search === '') return { callers: [] };
  const numbered = await idsByNumber(ctx, search);
  const ids = numbered.length > 0 ? numbered : await idsByWords(ctx, search);
  const [customers, last] = await Promise.all([customersByIds(ctx, ids), lastAddressesOf(ctx, ids)]);
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return { callers: await Promise.all(found.map((customer) => callerOf(ctx, customer, last.get(customer.id)))) };
};

/** Who is called back often is found by the first digits, however the number was written. */
async function idsByNumber(ctx: Ctx, search: string): Promise<string[]> {
  const dialled = dialledNumber(search);
  if (dialled.length < FEWEST_DIGITS || /[^\d\s+()/.-]/.test(search)) return [];
  const network = await inNetwork(ctx);
  const rows = await network.db.rows<{ id: string }>(sql`
    select id from customers.customer_number_view
    where company_id = ${network.companyId} and dialled like ${`${dialled}%`}
    order by dialled, id limit ${MOST_CALLERS}`);
  return rows.map(({ id }) => id);
}

async function idsByWords(ctx: Ctx, search: string): Promise<string[]> {
  if (!patternOf(search)) return [];
  const filter = { search, sort: 'lastSeenAt', dir: 'desc', limit: MOST_CALLERS } as const;
  return (await listCustomers(ctx, { filter })).customers.map(({ id }) => id);
}

/** One who is known already, as the search would find them. */
export async function knownCaller(ctx: Ctx, customerId: string): Promise<Caller | null> {
  const [[customer], last] = await Promise.all([customersByIds(ctx, [customerId]), lastAddressesOf(ctx, [customerId])]);
  return customer ? callerOf(ctx, customer, last.get(customerId)) : null;
}

async function callerOf(ctx: Ctx, customer: Customer, last: HandoverAddress | undefined): Promise<Caller> {
  const { id, firstName, lastName, email, phone, language, blockedAt } = customer;
  const kept = (await listAddresses(await inNetwork(ctx), id)).map(placeOf);
  const places = last ? [placeOf(last), ...kept] : kept;
  return {
    customerId: id,
    firstName,
    lastName,
    email,
    phone,
    language,
    isBlocked: blockedAt !== null,
    addresses: places.filter((place, at) => places.findIndex((other) => isSame(place, other)) === at),
  };
}

type Place = Caller['addresses'][number];

const placeOf = (address: HandoverAddress | Address): Place => ({
  street: address.street,
  addition: 'addition' in address ? address.addition : '',
  postcode: address.postcode,
  city: address.city,
});

const isSame = (one: Place, other: Place) => one.street === other.street && one.postcode === other.postcode;
