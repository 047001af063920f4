import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatTextApi } from '../../contract-texts.ts';
import { listContainers, sortTexts } from './text-store.ts';

const problem = problemsOf(chatProblems);

export const sortContainerItems: UseCase<typeof chatTextApi.sortItems> = async (ctx, { itemRefs }) => {
  const ids = new Set(itemRefs.map(({ id }) => id));
  if ((await sortTexts(ctx, itemRefs)) !== ids.size) throw problem('chat.text_unknown');
  return { containers: await listContainers(ctx) };
};
