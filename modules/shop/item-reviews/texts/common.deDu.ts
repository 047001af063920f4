export const commonDeDu = {
  'review.changed_meanwhile': 'Diese Bewertung wurde inzwischen geändert. Bitte lies sie erneut.',
  'review.published_already': 'Diese Bewertung ist bereits veröffentlicht. Lösch sie, um eine neue zu schreiben.',
} as const;
