export const mailsDe = {
  'survey_mail.hello': 'Guten Tag {name},',
  'survey_mail.hello_nobody': 'Guten Tag,',
  'survey_mail.invite.subject': '{title}',
  'survey_mail.remind.subject': 'Noch einmal gefragt: {title}',
  'survey_mail.invite':
    'wir möchten wissen, was wir besser machen können, und bitten Sie um ein paar Antworten: „{title}“. Es dauert nur wenige Minuten.',
  'survey_mail.remind':
    'vor einiger Zeit haben wir Sie um ein paar Antworten gebeten: „{title}“. Falls Sie noch mögen: Die Umfrage ist noch offen. Wir fragen danach nicht noch einmal.',
  'survey_mail.anonymous':
    'Die Umfrage ist anonym. Wir erfahren nicht, was Sie geantwortet haben, nur, dass Sie nicht noch einmal gefragt werden müssen.',
  'survey_mail.why': 'Sie erhalten diese E-Mail, weil Sie Nachrichten von {site} bestellt und das bestätigt haben.',
  'survey_mail.button': 'Zur Umfrage',
  'survey_mail.unsubscribe': 'Keine Nachrichten mehr',
} as const;
