export const mailsDe = {
  'mail.sender_test.subject': 'Test-E-Mail von {company}',
  'mail.sender_test.text': 'Guten Tag,\n\ndies ist eine Test-E-Mail. Ihre Kunden sehen diesen Absender von {company}.',
} as const;
