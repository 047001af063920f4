import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerTagApi } from '../../contract-tags.ts';
import { MOST_TAGS } from '../../rules/customer.ts';
import { notifyOfTags } from '../notify-customers.ts';
import { orNameTaken } from './name-taken.ts';
import { addTag as addStoredTag, listTags } from './tag-store.ts';
import { taggingNetwork } from './tagging-network.ts';

const problem = problemsOf(customerProblems);

export const addTag: UseCase<typeof customerTagApi.add> = async (ctx, data) => {
  const network = await taggingNetwork(ctx);
  if ((await listTags(network)).length >= MOST_TAGS) throw problem('customer_tag.limit_reached', { most: MOST_TAGS });
  const tag = { id: ctx.newId(), ...data };
  await orNameTaken(() => addStoredTag(network, tag));
  await audit(network, { subjectKind: 'customer_tag', subjectId: tag.id, action: 'customer_tag.added', after: data });
  await notifyOfTags(network);
  return tag;
};
