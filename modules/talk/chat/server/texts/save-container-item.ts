import { problemsOf } from '@fachwerk/base/problem';
import { shortCode } from '@fachwerk/boards/rules/short-code';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatTextApi } from '../../contract-texts.ts';
import { changedTexts } from './changed-texts.ts';
import { addText, changeText, listContainers, removeText } from './text-store.ts';

const problem = problemsOf(chatProblems);

const MOST_TEXTS = 500;

/** A code is one whatever was typed around it (spec §5). Two texts never have the same. */
export const saveContainerItem: UseCase<typeof chatTextApi.saveItem> = async (ctx, { item, containerId }) => {
  const containers = await listContainers(ctx);
  const code = shortCode(item.code);
  const all = containers.flatMap(({ items }) => items);
  if (!containers.some(({ id }) => id === containerId)) throw problem('chat.container_unknown');
  if (item.isRemoved) {
    if (!item.id || !(await removeText(ctx, item.id))) throw problem('chat.text_unknown');
    return changedTexts(ctx, item.id, 'chat.text_removed', { code });
  }
  if (code === '{}') throw problem('chat.text_unknown');
  if (all.some((each) => each.id !== item.id && each.code.toLowerCase() === code.toLowerCase()))
    throw problem('chat.text_code_taken', { code });
  if (item.id) {
    if (!(await changeText(ctx, containerId, { id: item.id, code, text: item.text })))
      throw problem('chat.text_unknown');
  } else {
    if (all.length >= MOST_TEXTS) throw problem('chat.too_many_texts');
    await addText(ctx, containerId, { code, text: item.text });
  }
  return changedTexts(ctx, item.id ?? containerId, 'chat.text_saved', { code });
};
