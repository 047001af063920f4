export const mailsDeDu = {
  'chat.mail.subject': '{site} hat dir geantwortet',
  'chat.mail.text': 'Hallo {name}, im Gespräch mit {site} gibt es eine Antwort für dich:',
  'chat.mail.how': 'Über den Knopf kommst du zurück ins Gespräch und kannst gleich antworten. Der Link gehört nur dir.',
  'chat.mention.subject': '{name} hat dich in einer Notiz erwähnt',
} as const;
