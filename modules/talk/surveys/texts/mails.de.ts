export const mailsDe = {
  'survey_mail.hello': 'Guten Tag {name},',
  'survey_mail.hello_nobody': 'Guten Tag,',
  'survey_mail.invite.subject': '{title}',
  'survey_mail.remind.subject': 'Erinnerung: {title}',
  'survey_mail.invite':
    'wir möchten uns verbessern und bitten Sie um Ihre Meinung: „{title}“. Die Umfrage dauert nur wenige Minuten.',
  'survey_mail.remind':
    'vor einiger Zeit haben wir Sie um Ihre Meinung gebeten: „{title}“. Die Umfrage ist weiterhin geöffnet. Dies ist unsere einzige Erinnerung.',
  'survey_mail.anonymous': 'Die Umfrage ist anonym. Wir erfahren nur, ob Sie teilgenommen haben, nicht Ihre Antworten.',
  'survey_mail.why':
    'Sie erhalten diese E-Mail, weil Sie Nachrichten von {site} bestellt und die Anmeldung bestätigt haben.',
  'survey_mail.button': 'Zur Umfrage',
  'survey_mail.unsubscribe': 'Nachrichten abbestellen',
} as const;
