export const mailsDeDu = {
  'mail.mention.subject': '{name} hat Dich auf „{card}“ erwähnt',
  'mail.mention.text': 'Hallo,\n\n{name} schreibt auf der Karte „{card}“ (Board {board}):\n\n{comment}',
} as const;
