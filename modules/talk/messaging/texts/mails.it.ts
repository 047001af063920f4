export const mailsIt = {
  'message_mail.why': 'Riceve questa e-mail perché ha richiesto la newsletter di {site} e lo ha confermato.',
  'message_mail.unsubscribe': 'Disdire la newsletter',
  'message_mail.test': 'Prova: {subject}',
  'message_push.unsubscribe': 'Disattiva',
} as const;
