import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'survey.unknown': 'Такого опроса нет, или он уже удалён.',
  'survey.not_open': 'Этот опрос сейчас не принимает ответы.',
  'survey.already_answered': 'На это приглашение уже ответили. Спасибо.',
  'survey.incomplete': 'Чего-то ещё не хватает.',
  'survey.more_questions': 'По Вашим ответам у нас есть ещё вопрос.',
  'survey.looks_automatic': 'Это было похоже на робота. Обновите страницу и попробуйте ещё раз.',
  'survey.too_many': 'Сегодня пришло очень много ответов. Попробуйте завтра.',
  'survey.file_not_taken': 'Этот файл принять нельзя. Подходят изображения (JPEG, PNG, WebP) и PDF.',
  'survey.file_too_large': 'Файл слишком большой. Не более 8 МБ.',
};
