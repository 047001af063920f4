import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';
import { customerProblems } from '../../contract.ts';
import { notifyOfCustomer } from '../notify-customers.ts';
import { noteDeed } from '../record/note-deed.ts';
import { personOf } from '../record/person.ts';
import { lockVisible } from '../visible-customer.ts';

const problem = problemsOf(customerProblems);

/** Takes back a customer whom staff have entered by mistake: nobody has dealt with them since, so nobody is told and nothing has to stay. */
export async function withdrawCustomer(ctx: Ctx, id: string, version: number): Promise<void> {
  const { network, customer } = await lockVisible(ctx, id);
  if (customer.version !== version || customer.lastSeenAt) throw problem('customer.changed_meanwhile');
  const person = personOf(customer);
  for (const { holds } of network.house.personalData) {
    if ((await holds(network, person)).length > 0) throw problem('customer.changed_meanwhile');
  }
  await network.db.rows(sql`
    delete from customers.address where company_id = ${network.companyId} and customer_id = ${id}`);
  await removeUnused(network, id);
  await noteDeed(network, id, 'erased');
  await notifyOfCustomer(network, id);
}

/** Whatever refers to them in the database has happened since. */
async function removeUnused(network: Ctx, id: string): Promise<void> {
  try {
    await network.db.rows(sql`delete from customers.customer where company_id = ${network.companyId} and id = ${id}`);
  } catch (error) {
    throw brokenConstraint(error) ? problem('customer.changed_meanwhile') : error;
  }
}
