import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatTextApi } from '../../contract-texts.ts';
import { changedTexts } from './changed-texts.ts';
import { addContainer, removeContainer, renameContainer } from './text-store.ts';

const problem = problemsOf(chatProblems);

export const saveContainer: UseCase<typeof chatTextApi.saveContainer> = async (ctx, { container }) => {
  const { id, name, isRemoved } = container;
  const saved = id ?? (await addContainer(ctx, name));
  if (id && !(await (isRemoved ? removeContainer(ctx, id) : renameContainer(ctx, id, name))))
    throw problem('chat.container_unknown');
  return changedTexts(ctx, saved, isRemoved ? 'chat.container_removed' : 'chat.container_saved', { name });
};
