import { changesOf } from '@fachwerk/base/changes';
import type { ImportRecord } from '@fachwerk/base/import-field';
import { Problem, problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { checkedBy, countIndependent, independentRows, inputOf, orProblem, textOf } from '@fachwerk/imports/facade';
import type { Ctx, ImportOutcome } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { type AddressData, Contact, customerProblems } from '../../contract.ts';
import { customerApi } from '../../contract-staff.ts';
import { dialledNumber, whyNotEdit } from '../../rules/customer.ts';
import { changeCustomers, checkEdit } from '../desk/edit-customer.ts';
import { addAddresses, listAddressesOf, type OwnAddress } from '../record/address-store.ts';
import { enterCustomers } from '../record/customer-for.ts';
import { type Likeness, listCustomersLike, lockCustomersLike, type StoredCustomer } from '../record/customer-store.ts';
import { missingAddress } from './missing-address.ts';
import { type CustomerUndo, type Details, detailsOf } from './undo-customers.ts';

const problem = problemsOf(customerProblems);

/** Who a row is about; the number counts only of those without an address. */
const likenessOf = ({ email, phone }: ImportRecord): Likeness => ({
  email: textOf(email),
  dialled: dialledNumber(textOf(phone)),
});

export function keyOf(record: ImportRecord): string | null {
  const { email, dialled } = likenessOf(record);
  return email || dialled || null;
}

/** A customer may be written by hand in the network alone; rows that are about one another's customer follow each other. */
export async function writeCustomers(ctx: Ctx, records: readonly ImportRecord[]): Promise<(ImportOutcome | Problem)[]> {
  const refusal = await refusalOf(ctx);
  if (refusal) return records.map(() => refusal);
  return [...(await inSets(ctx, records))];
}

const inSets = independentRows(keyOf, writeSet);

/** By the same plans. Where rows are about one another's customer, only writing tells. */
export async function foreseeCustomers(ctx: Ctx, records: readonly ImportRecord[]) {
  const refusal = await refusalOf(ctx);
  if (refusal) return records.map(() => refusal);
  if (countIndependent(records, keyOf) < records.length) return null;
  const customers = await listCustomersLike(ctx, records.map(likenessOf));
  return (await plansFor(ctx, records, customers)).map((plan) => {
    if (plan instanceof Problem) return plan;
    const { current, details, address } = plan;
    if (!current) return { did: 'new' as const };
    const isChanged = address !== null || changesOf(current, details).length > 0;
    return { did: isChanged ? ('changed' as const) : ('unchanged' as const) };
  });
}

async function refusalOf(ctx: Ctx): Promise<Problem | null> {
  const refusal = whyNotEdit((await inNetwork(ctx)).companyId === ctx.companyId);
  return refusal && problem(refusal);
}

type Plan = {
  readonly current: StoredCustomer | undefined;
  readonly details: Details;
  /** One that the customer does not have yet. */
  readonly address: (AddressData & { readonly isDefault: boolean }) | null;
};

async function plansFor(
  ctx: Ctx,
  records: readonly ImportRecord[],
  customers: readonly (StoredCustomer | undefined)[],
): Promise<(Plan | Problem)[]> {
  const known = await listAddressesOf(
    ctx,
    customers.flatMap((customer) => customer?.id ?? []),
  );
  const plans: (Plan | Problem)[] = [];
  for (const [at, record] of records.entries()) {
    const current = customers[at];
    plans.push(await orProblem(async () => planned(record, current, known.get(current?.id ?? '') ?? [])));
  }
  return plans;
}

/** Consent to the newsletter is never imported: it is given by the customer alone, and confirmed. */
function planned(record: ImportRecord, current: StoredCustomer | undefined, known: readonly OwnAddress[]): Plan {
  if (!textOf(record.email) && !textOf(record.phone))
    throw problem('customer.email_missing', {}, { fields: [{ path: 'email', code: 'customer.email_missing' }] });
  const details = current ? changed(record, current) : added(record);
  return { current, details, address: missingAddress(record, known) };
}

function changed(record: ImportRecord, current: StoredCustomer): Details {
  const before = detailsOf(current);
  const said = Object.fromEntries(
    Object.keys(before).flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  );
  const { id, version } = current;
  const details = detailsOf(inputOf(customerApi.edit, { id, version, ...before, ...said }));
  checkEdit(current, details, version);
  return details;
}

/** Who has no address is entered by staff alone, who may leave it out. */
function added(record: ImportRecord): Details {
  return checkedBy(z.extend(Contact, { email: z.string() }), {
    email: textOf(record.email),
    firstName: textOf(record.firstName),
    lastName: textOf(record.lastName),
    phone: textOf(record.phone),
    language: record.language ?? 'de',
  });
}

async function writeSet(ctx: Ctx, records: readonly ImportRecord[]): Promise<(ImportOutcome | Problem)[]> {
  const plans = await plansFor(ctx, records, await lockCustomersLike(ctx, records.map(likenessOf)));
  const sound = plans.flatMap((plan) => (plan instanceof Problem ? [] : [plan]));
  const written = (await writePlans(ctx, sound)).values();
  const outcomes = plans.map((plan) => (plan instanceof Problem ? plan : written.next().value));
  // Somebody has come with the address of a row since the rows were looked at.
  const late = records.filter((_, at) => outcomes[at] === undefined);
  const again = (late.length > 0 ? await writeSet(ctx, late) : []).values();
  return outcomes.map((outcome) => outcome ?? again.next().value!);
}

/** Undefined where somebody has come meanwhile whom a plan took for new. */
async function writePlans(ctx: Ctx, plans: readonly Plan[]): Promise<(ImportOutcome | undefined)[]> {
  const fresh = plans.filter(({ current }) => !current).map(({ details }) => details);
  const entered = (await enterCustomers(ctx, fresh)).values();
  const edited = await changeCustomers(
    ctx,
    ctx,
    plans.flatMap(({ current, details }) => (current ? [{ current, details }] : [])),
  );
  const written = plans.map((plan) => {
    const customer = plan.current ?? entered.next().value;
    const address = customer && plan.address && { ...plan.address, id: ctx.newId(), customerId: customer.id };
    return { customer, current: plan.current, address: address ?? null };
  });
  await addAddresses(
    ctx,
    written.flatMap(({ address }) => address ?? []),
  );
  return written.map(({ customer, current, address }) => {
    if (!customer) return undefined;
    const isEdited = edited.has(customer.id);
    if (current && !isEdited && !address) return { did: 'unchanged' };
    const undo: CustomerUndo = {
      customerId: customer.id,
      version: customer.version + (isEdited ? 1 : 0),
      addressId: address?.id ?? null,
      before: current ? detailsOf(current) : null,
    };
    return { did: current ? 'changed' : 'new', undo };
  });
}
