import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { customerProblems } from '../../contract.ts';
import type { DuplicateReason, mergeApi } from '../../contract-merge.ts';
import { dialledNumber } from '../../rules/customer.ts';
import { duplicateReasons, mailbox } from '../../rules/duplicates.ts';
import { listStored, type StoredCustomer } from '../record/customer-store.ts';
import { findVisible } from '../visible-customer.ts';

const problem = problemsOf(customerProblems);
const MOST = 10;
const MOST_LOOKED_AT = 50;

/** The surest first: an address in another spelling, then the number, then the name. */
export const listDuplicates: UseCase<typeof mergeApi.duplicates> = async (ctx, { id }) => {
  const { network, customer, isOfOwnNetwork } = await findVisible(ctx, id);
  if (!isOfOwnNetwork) throw problem('customer.of_the_network');
  const alike = await listAlike(network, customer);
  const duplicates = alike
    .map(({ erasedAt: _, ...each }) => ({ customer: each, reasons: duplicateReasons(customer, each) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => weightOf(other.reasons) - weightOf(one.reasons));
  return { duplicates: duplicates.slice(0, MOST) };
};

const WEIGHTS: Record<DuplicateReason, number> = { email: 4, phone: 2, name: 1 };
const weightOf = (reasons: readonly DuplicateReason[]) => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);

async function listAlike(network: CompanyCtx, customer: StoredCustomer): Promise<StoredCustomer[]> {
  const { id, email, firstName, lastName, phone } = customer;
  const dialled = dialledNumber(phone);
  const [local = '', host = ''] = email ? mailbox(email).split('@') : [];
  const rows = await network.db.rows<{ id: string }>(sql`
    (select id from customers.customer
      where company_id = ${network.companyId} and erased_at is null and id <> ${id} and ${lastName} <> ''
        and lower(last_name) = lower(${lastName}) and lower(first_name) = lower(${firstName}) limit ${MOST_LOOKED_AT})
    union (select id from customers.customer_number_view
      where company_id = ${network.companyId} and id <> ${id} and ${dialled} <> '' and dialled = ${dialled} limit ${MOST_LOOKED_AT})
    union (select id from customers.customer
      where company_id = ${network.companyId} and erased_at is null and id <> ${id} and ${local} <> ''
        and split_part(split_part(email, '@', 1), '+', 1) = ${local} and split_part(email, '@', 2) = ${host} limit ${MOST_LOOKED_AT})`);
  return listStored(
    network,
    rows.map((row) => row.id),
  );
}
