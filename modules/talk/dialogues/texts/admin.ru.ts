import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What is refused; the screens are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'dialogue.unknown': 'Такого диалога нет.',
  'dialogue.changed_meanwhile': 'За это время диалог изменил кто-то другой. Обновите страницу.',
  'dialogue.empty': 'Диалог без блоков ничего не говорит.',
  'dialogue.block_twice': 'Блок {number} есть дважды.',
  'dialogue.leads_nowhere': 'Блок {number} ведёт к блоку, которого нет.',
  'dialogue.condition_empty': 'Блок {number}: в условии не хватает вопроса или значения.',
  'dialogue.unreachable': 'К блоку {number} не ведёт ни один путь.',
  'dialogue.endless': 'Блок {number} ходит по кругу и никого не спрашивает.',
  'dialogue.time_wrong': 'Конец раньше начала.',
  'dialogue.not_published': 'Этот диалог ещё не опубликован.',
  'dialogues.title': 'Диалоги',
  'dialogues.title.about': 'Автоматические ответы в чате.',
  'dialogues.title.words': 'чат-бот, бот, помощник, приветствие, автоответ',
};
