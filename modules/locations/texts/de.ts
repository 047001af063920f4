export const de = {
  'audit.location.added': 'Standort angelegt',
} as const;
