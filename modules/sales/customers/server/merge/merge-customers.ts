import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inNetwork } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { removeWaitingMailings } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { mergeApi } from '../../contract-merge.ts';
import { whyNotEdit } from '../../rules/customer.ts';
import { mergedCustomer, whyNotMerge } from '../../rules/merge-customers.ts';
import { customerSignOut } from '../customer-sign-out.ts';
import { figuresChanged } from '../figures/figures-changed.ts';
import { notifyOfCustomers } from '../notify-customers.ts';
import { findStored, lockManyStored, type StoredCustomer } from '../record/customer-store.ts';
import { addFormerEmail } from './former-email.ts';
import { moveToKept } from './merge-point.ts';
import { findKeptId, listAsked, saveMerge } from './merge-store.ts';
import { moveStragglers } from './move-stragglers.job.ts';

const problem = problemsOf(customerProblems);

/** A request of the merged customer that began before ends long before this. */
const STRAGGLER_MINUTES = 5;

/** Both are locked, always in one order: of two merges of the same people the second one finds what the first has done. */
export const mergeCustomers: UseCase<typeof mergeApi.merge> = async (ctx, { id, otherId }) => {
  const network = await inNetwork(ctx);
  const isOfOwnNetwork = network.companyId === ctx.companyId;
  const denial = whyNotEdit(isOfOwnNetwork);
  if (denial) throw problem(denial);
  const held = await lockManyStored(network, [id, otherId]);
  const [kept, other] = [held.get(id), held.get(otherId)];
  if (kept && !other && (await findKeptId(network, otherId)) === id) return presented(kept);
  if (!kept || !other) throw problem(await whyGone(network, kept ? otherId : id));
  const refusal = whyNotMerge(kept, other, isOfOwnNetwork);
  if (refusal) throw problem(refusal);

  await mergeInto(network, kept, other);
  await notifyOfCustomers(network, [id, otherId]);
  return presented((await findStored(network, id))!);
};

async function whyGone(network: Ctx, id: string): Promise<'customer.merged_meanwhile' | 'customer.unknown'> {
  return (await findKeptId(network, id)) ? 'customer.merged_meanwhile' : 'customer.unknown';
}

async function mergeInto(network: Ctx, kept: StoredCustomer, other: StoredCustomer): Promise<void> {
  const pair = { keptId: kept.id, mergedId: other.id };
  const asked = await listAsked(network, [kept.id, other.id]);
  const sideOf = (customer: StoredCustomer) => ({ ...customer, wasAsked: asked.has(customer.id) });
  const merged = mergedCustomer(sideOf(kept), sideOf(other));
  const signOut = network.app.hooks.find(customerSignOut);
  await signOut?.(network, other.id, { withRequests: true });
  // Whoever rents with the kept account learns of the block as with any other.
  if (merged.blockedAt && !kept.blockedAt) await signOut?.(network, kept.id, { withRequests: false });
  if (other.email && (merged.newsletter === 'none' || merged.email !== other.email)) {
    await removeWaitingMailings(network, other.email);
  }
  if (kept.email && merged.newsletter === 'none') await removeWaitingMailings(network, kept.email);

  await saveMerge(network, pair, merged);
  await moveToKept(network, pair);
  if (other.email && other.email !== merged.email) {
    await addFormerEmail(network, { customerId: kept.id, mergedId: other.id, email: other.email });
  }
  await addJob(
    network,
    moveStragglers,
    { companyId: network.companyId, ...pair },
    {
      runAt: addMinutes(network.now, STRAGGLER_MINUTES),
    },
  );
  // Ids alone: the trail outlives an erasure.
  const about = { subjectKind: 'customer', action: 'customer.merged', after: { mergedId: other.id } };
  await audit(network, { ...about, subjectId: kept.id });
  await figuresChanged(network, kept.id);
}

const presented = ({ erasedAt: _, ...customer }: StoredCustomer) => customer;
