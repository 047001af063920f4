import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerTagApi } from '../../contract-tags.ts';
import { notifyOfTags } from '../notify-customers.ts';
import { removeTag as removeStoredTag } from './tag-store.ts';
import { taggingNetwork } from './tagging-network.ts';

const problem = problemsOf(customerProblems);

export const removeTag: UseCase<typeof customerTagApi.remove> = async (ctx, { id }) => {
  const network = await taggingNetwork(ctx);
  const removed = await removeStoredTag(network, id);
  if (!removed) throw problem('customer_tag.unknown');
  const before = { name: removed.name, colour: removed.colour };
  await audit(network, { subjectKind: 'customer_tag', subjectId: id, action: 'customer_tag.removed', before });
  await notifyOfTags(network);
  return {};
};
