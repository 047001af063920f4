export const mailsDe = {
  'mail.rule.why': 'Diese E-Mail wurde durch die Regel „{name}“ versendet.',
  'mail.rule.button': 'Karte ansehen',
} as const;
