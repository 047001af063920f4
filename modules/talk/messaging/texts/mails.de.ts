export const mailsDe = {
  'message_mail.why':
    'Sie erhalten diese E-Mail, weil Sie den Newsletter von {site} bestellt und die Anmeldung bestätigt haben.',
  'message_mail.unsubscribe': 'Newsletter abbestellen',
  'message_mail.test': 'Test: {subject}',
  'message_push.unsubscribe': 'Abbestellen',
} as const;
