import { Problem, problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { orProblem, parsedUndo } from '@fachwerk/imports/facade';
import type { Ctx, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { CustomerLanguage, customerProblems } from '../../contract.ts';
import { whyNotEdit } from '../../rules/customer.ts';
import { changeCustomers, checkEdit } from '../desk/edit-customer.ts';
import { withdrawCustomers } from '../desk/withdraw-customers.ts';
import { removeAddresses } from '../record/address-store.ts';
import { lockManyStored, type StoredCustomer } from '../record/customer-store.ts';

const problem = problemsOf(customerProblems);

const Details = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  language: CustomerLanguage,
});
export type Details = z.infer<typeof Details>;

const CustomerUndo = z.object({
  customerId: z.uuid(),
  version: z.int(),
  /** What was known before; null: they are new. */
  before: z.nullable(Details),
  addressId: z.nullable(z.uuid()),
});
export type CustomerUndo = z.infer<typeof CustomerUndo>;

export function detailsOf({ email, firstName, lastName, phone, language }: Details): Details {
  return { email, firstName, lastName, phone, language };
}

type Plan = CustomerUndo & { readonly customer: StoredCustomer };

export async function undoCustomers(ctx: Ctx, undos: readonly ImportUndo[]): Promise<(Problem | null)[]> {
  const refusal = whyNotEdit((await inNetwork(ctx)).companyId === ctx.companyId);
  if (refusal) return undos.map(() => problem(refusal));
  const given = undos.map((undo) => parsedUndo(CustomerUndo, undo));
  const locked = await lockManyStored(
    ctx,
    given.map(({ customerId }) => customerId),
  );
  const plans: (Plan | Problem)[] = [];
  for (const undo of given) plans.push(await orProblem(async () => planned(undo, locked.get(undo.customerId))));
  const sound = plans.flatMap((plan) => (plan instanceof Problem ? [] : [plan]));
  const entered = sound.filter(({ before }) => !before);
  const withdrawn = (await withdrawCustomers(ctx, entered)).values();
  await restore(ctx, sound);
  return plans.map((plan) => {
    if (plan instanceof Problem) return plan;
    return plan.before ? null : withdrawn.next().value!;
  });
}

function planned(undo: CustomerUndo, customer: StoredCustomer | undefined): Plan {
  if (!customer) throw problem('customer.unknown');
  if (undo.before) checkEdit(customer, undo.before, undo.version);
  return { ...undo, customer };
}

async function restore(ctx: Ctx, plans: readonly Plan[]): Promise<void> {
  const restored = plans.flatMap(({ customer: current, before }) => (before ? [{ current, details: before }] : []));
  const brought = plans.flatMap(({ customerId, before, addressId: id }) => (before && id ? [{ customerId, id }] : []));
  await removeAddresses(ctx, brought);
  await changeCustomers(ctx, ctx, restored);
}
