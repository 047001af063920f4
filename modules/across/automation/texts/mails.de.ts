export const mailsDe = {
  'mail.rule.why': 'Diese Nachricht hat die Regel „{name}“ geschrieben.',
  'mail.rule.button': 'Karte ansehen',
} as const;
