export const screensDe = {
  'alerts.title': 'Meldungen',
} as const;
