import { commonRu } from './common.ru.ts';

export const siteRu = {
  ...commonRu,

  'message_unsubscribe.title': 'Отказ от рассылки',
  'message_unsubscribe.ask': 'Больше не хотите получать нашу рассылку? Достаточно одного нажатия.',
  'message_unsubscribe.end': 'Отказаться от рассылки',
  'message_unsubscribe.done': 'Вы больше не будете получать нашу рассылку. Уже отправленное письмо ещё может прийти.',
  'message_unsubscribe.home': 'На главную',
  'message_unsubscribe.push.ask':
    'Больше не хотите получать уведомления на свои устройства? Достаточно одного нажатия.',
  'message_unsubscribe.push.end': 'Отключить уведомления',
  'message_unsubscribe.push.done':
    'На ваши устройства больше не приходят наши уведомления. Включить их снова можно в личном кабинете.',
} as const;
