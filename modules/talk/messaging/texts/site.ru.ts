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
  'newsletter.title': 'Рассылка',
  'newsletter.email': 'Электронная почта',
  'newsletter.first_name': 'Имя',
  'newsletter.send': 'Подписаться',
  'newsletter.sent': 'Подтвердите подписку',
  'newsletter.thanks': 'Мы отправили вам письмо. Подтвердите в нём подписку.',
  'newsletter.consent':
    'Подписываясь, вы соглашаетесь получать нашу рассылку по электронной почте. Отписаться можно в любое время. Подробнее в [политике конфиденциальности](/shop/datenschutz).',
} as const;
