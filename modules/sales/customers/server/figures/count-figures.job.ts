import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { findFormerOwner } from '../merge/former-email.ts';
import { notifyOfCustomers } from '../notify-customers.ts';
import { findByEmail, listStored } from '../record/customer-store.ts';
import { peopleOf } from '../record/person.ts';
import { countedFor } from './counted-for.ts';
import { figureSources } from './figure-source.ts';
import { listViewers, saveFigures } from './figure-store.ts';

const AT_ONCE = 500;

/** One customer, by id or by the address that a module knows them by. */
export const countFiguresJob = job({
  name: 'customers.count-figures',
  payload: z.object({
    companyId: z.uuid(),
    customerId: z.optional(z.uuid()),
    email: z.optional(z.string()),
  }),
  run: async (work, { companyId, customerId, email }) => {
    const network = await inNetwork({ ...work, companyId });
    const id = customerId ?? (email ? await idByEmail(network, email) : undefined);
    if (id) await countFigures(network, [id]);
  },
});

async function idByEmail(network: CompanyCtx, email: string): Promise<string | undefined> {
  return (await findByEmail(network, email))?.id ?? findFormerOwner(network, email);
}

/** Who has never been counted: new customers, and those of a copy of the data from before the figures. */
export const countNewFiguresJob = job({
  name: 'customers.count-new-figures',
  payload: z.object({}),
  cron: '* * * * *',
  isBatch: true,
  run: async (work) => {
    const query = sql`
      select distinct company_id, customer_id from customers.customer_figure where counted_at is null limit ${AT_ONCE}`;
    const found = await work.db.rows<{ companyId: string; customerId: string }>(
      acrossCompanies('customers of all companies whose figures nobody has counted', query),
    );
    for (const [companyId, here] of Map.groupBy(found, (each) => each.companyId)) {
      await countFigures(
        { ...work, companyId },
        here.map(({ customerId }) => customerId),
      );
    }
    if (found.length === AT_ONCE) await addJob(work, countNewFiguresJob, {}, { key: 'customers.count-new-figures' });
  },
});

/** Counted anew from the records themselves, so that coming twice or late does no harm. The rows are locked first: of two counts the later one stays. */
async function countFigures(network: CompanyCtx, customerIds: readonly string[]): Promise<void> {
  const viewers = await listViewers(network, customerIds);
  const customers = (await listStored(network, customerIds)).filter(({ erasedAt }) => erasedAt === null);
  const known = await peopleOf(network, customers);
  if (known.length === 0) return;
  const people = known.map(({ person }) => person);
  const customerOf = new Map(known.map((each) => [each.person.id, each.customerId]));
  const parts = [];
  for (const { partsOf } of network.app.hooks.all(figureSources)) {
    const found = await partsOf(network, people);
    parts.push(...found.map((part) => ({ ...part, customerId: customerOf.get(part.customerId) ?? part.customerId })));
  }
  const signedIn = new Map(customers.map(({ id, lastSeenAt }) => [id, lastSeenAt]));
  await saveFigures(network, countedFor(network.companyId, viewers, parts, signedIn));
  await notifyOfCustomers(network, customerIds);
}
