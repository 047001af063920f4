import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerTagApi } from '../../contract-tags.ts';
import { notifyOfCustomers } from '../notify-customers.ts';
import { lockManyStored } from '../record/customer-store.ts';
import { recordActivities } from '../record/record-activity.ts';
import { giveTags, listTags, takeTags } from './tag-store.ts';
import { taggingNetwork } from './tagging-network.ts';

const problem = problemsOf(customerProblems);

/** All or none: an id of nobody refuses the whole. Only who is changed by it gets an entry in the audit trail. */
export const assignTags: UseCase<typeof customerTagApi.assign> = async (ctx, { customerIds, add, remove }) => {
  const network = await taggingNetwork(ctx);
  const ids = [...new Set(customerIds)];
  const customers = await lockManyStored(network, ids);
  if (ids.some((id) => !customers.has(id))) throw problem('customer.unknown');
  const known = new Map((await listTags(network)).map((tag) => [tag.id, tag]));
  if ([...add, ...remove].some((id) => !known.has(id))) throw problem('customer_tag.unknown');
  const given = await giveTags(network, ids, add);
  const taken = await takeTags(
    network,
    ids,
    remove.filter((id) => !add.includes(id)),
  );
  const changed = [...new Set([...given, ...taken])];
  await recordActivities(
    network,
    'tagged',
    changed.map((customerId) => ({ customerId })),
  );
  await notifyOfCustomers(network, changed);
  return { changed: changed.length };
};
