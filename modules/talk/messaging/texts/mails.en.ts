export const mailsEn = {
  'message_mail.why': 'You receive this e-mail because you ordered the newsletter of {site} and confirmed that.',
  'message_mail.unsubscribe': 'Unsubscribe',
  'message_mail.test': 'Test: {subject}',
  'message_push.unsubscribe': 'Switch off',
} as const;
