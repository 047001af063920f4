import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What is refused; the screens are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'survey.slug_taken': 'По этому адресу опрос уже есть.',
  'survey.changed_meanwhile': 'За это время опрос изменил кто-то другой. Обновите страницу.',
  'survey.no_questions': 'На опрос без вопросов никто не сможет ответить.',
  'survey.question_twice': 'Вопрос {number} есть дважды.',
  'survey.options_missing': 'Вопросу {number} нужны хотя бы два варианта, а таблице и строки.',
  'survey.condition_wrong': 'Вопрос {number} зависит от вопроса, который не стоит перед ним или не предлагает выбора.',
  'survey.file_not_anonymous': 'Вопрос {number} просит файл. Анонимно так нельзя: файлы часто выдают, от кого они.',
  'survey.not_published': 'Этот опрос ещё не опубликован.',
  'survey.nobody_to_invite': 'Сейчас писать некому.',
  'field.survey_slug': 'Маленькие латинские буквы, цифры и дефисы, например kak-vse-proshlo.',
  'survey.person_unknown': 'Такого человека нет.',
  'surveys.timeline': 'Ответ на опрос: {title}',
};
