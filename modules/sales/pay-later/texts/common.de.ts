export const commonDe = {
  'settling.other_day': 'Das Zahlungsdatum muss zwischen Bestelldatum und heute liegen.',
} as const;
