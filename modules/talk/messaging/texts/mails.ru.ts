export const mailsRu = {
  'message_mail.why': 'Вы получили это письмо, потому что подписались на рассылку {site} и подтвердили это.',
  'message_mail.unsubscribe': 'Отказаться от рассылки',
  'message_mail.test': 'Проба: {subject}',
  'message_push.unsubscribe': 'Отключить',
} as const;
