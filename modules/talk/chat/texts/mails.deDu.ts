export const mailsDeDu = {
  'chat.mail.subject': '{site} hat dir geantwortet',
  'chat.mail.text': 'Hallo {name}, {site} hat auf deine Nachricht geantwortet:',
  'chat.mail.how':
    'Mit der Schaltfläche öffnest du das Gespräch und kannst direkt antworten. Der Link ist persönlich; bitte gib ihn nicht weiter.',
  'chat.mention.subject': '{name} hat dich in einer Notiz erwähnt',
} as const;
