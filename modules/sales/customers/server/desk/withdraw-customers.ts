import { type Problem, problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';
import { customerProblems } from '../../contract.ts';
import { notifyOfCustomers } from '../notify-customers.ts';
import type { StoredCustomer } from '../record/customer-store.ts';
import { holdsOf } from '../record/person.ts';
import { recordActivities } from '../record/record-activity.ts';

const problem = problemsOf(customerProblems);

type Entered = { readonly customer: StoredCustomer; readonly version: number };

/**
 * Takes back locked customers whom staff of the network have entered by mistake: nobody has dealt with them since, so nobody is told and
 * nothing has to stay. An answer for each.
 */
export async function withdrawCustomers(network: Ctx, entered: readonly Entered[]): Promise<(Problem | null)[]> {
  const holds = await holdsOf(
    network,
    entered.map(({ customer }) => customer),
  );
  const held = new Set(holds.map(({ personId }) => personId));
  const answers = entered.map(({ customer, version }) =>
    customer.version !== version || customer.lastSeenAt || held.has(customer.id)
      ? problem('customer.changed_meanwhile')
      : null,
  );
  const ids = entered.flatMap(({ customer }, at) => (answers[at] ? [] : [customer.id]));
  if (ids.length === 0) return answers;
  await network.db.rows(sql`
    delete from customers.address where company_id = ${network.companyId} and customer_id = any(${ids}::uuid[])`);
  await removeUnused(network, ids);
  await recordActivities(
    network,
    'erased',
    ids.map((customerId) => ({ customerId })),
  );
  await notifyOfCustomers(network, ids);
  return answers;
}

/** Whatever refers to one of them in the database has happened since; it does not say to whom. */
async function removeUnused(network: Ctx, ids: readonly string[]): Promise<void> {
  try {
    await network.db.rows(sql`
      delete from customers.customer where company_id = ${network.companyId} and id = any(${ids}::uuid[])`);
  } catch (error) {
    throw brokenConstraint(error) ? problem('customer.changed_meanwhile') : error;
  }
}
