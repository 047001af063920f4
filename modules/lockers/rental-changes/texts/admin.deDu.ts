import type { adminDe } from './admin.de.ts';

export const adminDeDu: Partial<Record<keyof typeof adminDe, string>> = {
  'rental.reason_missing': 'Bitte gib einen Grund an.',
  'access_rights.why.denied': 'Deine Rolle erlaubt das nicht.',
  'access_rights.revoke.about': 'Weder Link noch PIN öffnen das Fach mehr. Der Mieter erfährt davon mit deinem Grund.',
  'access_rights.dates.bad': 'Gib Tag und Uhrzeit ein.',
  'access_rights.refund.bad': 'Gib einen Betrag wie 4,50 ein.',
};
