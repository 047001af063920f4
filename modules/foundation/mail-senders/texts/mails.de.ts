export const mailsDe = {
  'mail.sender_test.subject': 'Test-E-Mail von {company}',
  'mail.sender_test.text': `Guten Tag,

diese E-Mail ist angekommen: So sehen Ihre Kunden den Absender von {company}.`,
} as const;
