import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { customerProblems } from '../../contract.ts';
import type { MergeParty, mergeApi } from '../../contract-merge.ts';
import type { CustomerFigures } from '../../contract-staff.ts';
import { mergedCustomer, whyNotMerge } from '../../rules/merge-customers.ts';
import { listNotes } from '../desk/note-store.ts';
import { figureColumns, NO_FIGURES } from '../figures/figure-store.ts';
import { figuresSeen, visibleFigures } from '../figures/visible-figures.ts';
import { listAddresses } from '../record/address-store.ts';
import type { StoredCustomer } from '../record/customer-store.ts';
import { listTagsOf } from '../tags/tag-store.ts';
import { findVisible } from '../visible-customer.ts';
import { listAsked } from './merge-store.ts';

const problem = problemsOf(customerProblems);

export const previewMerge: UseCase<typeof mergeApi.preview> = async (ctx, { id, otherId }) => {
  const { network, customer: kept, isOfOwnNetwork } = await findVisible(ctx, id);
  const { customer: other } = await findVisible(ctx, otherId);
  const refusal = whyNotMerge(kept, other, isOfOwnNetwork);
  if (refusal) throw problem(refusal);
  const asked = await listAsked(network, [kept.id, other.id]);
  const sideOf = (customer: StoredCustomer) => ({ ...customer, wasAsked: asked.has(customer.id) });
  const { blockedBy: _, ...merged } = mergedCustomer(sideOf(kept), sideOf(other));
  return { kept: await partyOf(network, kept), other: await partyOf(network, other), merged };
};

async function partyOf(network: Ctx, { erasedAt: _, ...customer }: StoredCustomer): Promise<MergeParty> {
  const figures = await network.db.first<CustomerFigures>(sql`
    select ${figureColumns} from customers.customer_figure f
    where f.company_id = ${network.companyId} and f.viewer_id = ${network.companyId} and f.customer_id = ${customer.id}`);
  const tags = await listTagsOf(network, [customer.id]);
  return {
    ...customer,
    figures: figuresSeen(figures ?? NO_FIGURES, await visibleFigures(network)),
    tags: tags.map(({ id, name, colour }) => ({ id, name, colour })),
    notes: (await listNotes(network, customer.id, await visibleCompanies(network))).length,
    addresses: (await listAddresses(network, customer.id)).length,
  };
}
