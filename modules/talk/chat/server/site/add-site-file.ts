import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatSiteApi } from '../../contract-site.ts';
import { findAddress } from '../conversation/find-address.ts';
import { keepFor } from '../message/keep-for.ts';

const problem = problemsOf(chatProblems);

export const addSiteFile: UseCase<typeof chatSiteApi.attach> = async (ctx, { name, file, ...address }) => {
  const { conversation } = await findAddress(ctx, address);
  if (!conversation) throw problem('chat.unknown');
  return keepFor(ctx, conversation.id, 'customer', name, file);
};
