export const mailsDe = {
  'mail.mention.subject': '{name} hat Sie auf „{card}“ erwähnt',
  'mail.mention.text': 'Guten Tag,\n\n{name} schreibt auf der Karte „{card}“ (Board {board}):\n\n{comment}',
  'mail.mention.button': 'Karte ansehen',
} as const;
