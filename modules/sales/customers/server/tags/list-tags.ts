import { inNetwork } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { customerTagApi } from '../../contract-tags.ts';
import { listTags as listStoredTags } from './tag-store.ts';

export const listTags: UseCase<typeof customerTagApi.list> = async (ctx) => {
  const network = await inNetwork(ctx);
  const isOfOwnNetwork = network.companyId === ctx.companyId;
  return { tags: isOfOwnNetwork ? await listStoredTags(network) : [], isOfOwnNetwork };
};
