export const mailsDe = {
  'chat.mail.subject': '{site} hat Ihnen geantwortet',
  'chat.mail.text': 'Guten Tag {name}, {site} hat auf Ihre Nachricht geantwortet:',
  'chat.mail.how':
    'Mit der Schaltfläche öffnen Sie das Gespräch und können direkt antworten. Der Link ist persönlich; bitte geben Sie ihn nicht weiter.',
  'chat.mail.button': 'Antworten',
  'chat.mention.subject': '{name} hat Sie in einer Notiz erwähnt',
  'chat.mention.text': '{name} schreibt in einem Gespräch:\n\n{note}',
  'chat.mention.button': 'Gespräch öffnen',
} as const;
