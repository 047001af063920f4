export const commonDe = {
  'settling.other_day': 'Der Tag der Zahlung liegt zwischen der Bestellung und heute.',
} as const;
