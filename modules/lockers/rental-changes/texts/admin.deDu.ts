import type { adminDe } from './admin.de.ts';

export const adminDeDu: Partial<Record<keyof typeof adminDe, string>> = {
  'rental.reason_missing': 'Bitte gib einen Grund an.',
  'access_rights.why.denied': 'Deine Rolle erlaubt das nicht.',
  'access_rights.revoke.about':
    'Link und PIN öffnen das Fach nicht mehr. Der Mieter wird mit deinem Grund benachrichtigt.',
  'access_rights.refund.bad': 'Gib einen Betrag wie 4,50 ein.',
};
