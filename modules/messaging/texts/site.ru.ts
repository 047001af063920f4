import { commonRu } from './common.ru.ts';

export const siteRu = {
  ...commonRu,

  'message_unsubscribe.title': 'Отказ от рассылки',
  'message_unsubscribe.ask': 'Больше не хотите получать нашу рассылку? Достаточно одного нажатия.',
  'message_unsubscribe.end': 'Отказаться от рассылки',
  'message_unsubscribe.done': 'Вы больше не будете получать нашу рассылку. Уже отправленное письмо ещё может прийти.',
  'message_unsubscribe.home': 'На главную',
} as const;
