export const mailsDe = {
  'chat.mail.subject': '{site} hat Ihnen geantwortet',
  'chat.mail.text': 'Guten Tag {name}, im Gespräch mit {site} gibt es eine Antwort für Sie:',
  'chat.mail.how':
    'Über den Knopf kommen Sie zurück ins Gespräch und können gleich antworten. Der Link gehört nur Ihnen.',
  'chat.mail.button': 'Antworten',
  'chat.mention.subject': '{name} hat Sie in einer Notiz erwähnt',
  'chat.mention.text': '{name} schreibt in einem Gespräch:\n\n{note}',
  'chat.mention.button': 'Gespräch öffnen',
} as const;
