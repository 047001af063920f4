import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'survey.send': 'Отправить ответы',
  'survey.sent': 'Ваши ответы получены',
  'survey.anonymous': 'Этот опрос анонимный: сохраняются только Ваши ответы и день.',
  'survey.state.closed': 'Этот опрос завершён. Спасибо за интерес.',
  'survey.state.answered': 'Вы уже ответили на этот опрос. Спасибо.',
  'survey.trap': 'Оставьте пустым',
  'survey.file_types': 'Изображение или PDF, не более 8 МБ.',
  'survey.file_there': 'Загружено: {name}',
  'survey_unsubscribe.title': 'Больше никаких приглашений',
  'survey_unsubscribe.ask':
    'Не хотите больше получать от нас сообщения? Достаточно одного щелчка. Это относится и к рассылке.',
  'survey_unsubscribe.end': 'Отписаться от сообщений',
  'survey_unsubscribe.done': 'Вы больше не получите от нас сообщений. Уже отправленное ещё придёт.',
  'survey_unsubscribe.home': 'На главную',
};
