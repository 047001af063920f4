import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerTagApi } from '../../contract-tags.ts';
import { notifyOfTags } from '../notify-customers.ts';
import { orNameTaken } from './name-taken.ts';
import { changeTag } from './tag-store.ts';
import { taggingNetwork } from './tagging-network.ts';

const problem = problemsOf(customerProblems);

export const saveTag: UseCase<typeof customerTagApi.save> = async (ctx, tag) => {
  const network = await taggingNetwork(ctx);
  if (!(await orNameTaken(() => changeTag(network, tag)))) throw problem('customer_tag.unknown');
  const { id, ...after } = tag;
  await audit(network, { subjectKind: 'customer_tag', subjectId: id, action: 'customer_tag.changed', after });
  await notifyOfTags(network);
  return tag;
};
