import type { adminDe } from './admin.de.ts';

export const adminDeDu: Partial<Record<keyof typeof adminDe, string>> = {
  'rental.reason_missing': 'Bitte gib einen Grund an.',
  'rental.difference_open': 'Wähle, wie der Mehrpreis bezahlt wird.',
  'rental.difference_changed': 'Der Betrag hat sich inzwischen geändert. Bitte prüfe ihn noch einmal.',
  'access_rights.why.denied': 'Deine Rolle erlaubt das nicht.',
  'access_rights.revoke.about':
    'Link und PIN öffnen das Fach nicht mehr. Der Mieter wird mit deinem Grund benachrichtigt.',
  'access_rights.difference.taken_about':
    'Wird mit deinem Namen als bezahlt gebucht. Der Mieter erhält die Rechnung per E-Mail.',
  'access_rights.receive.about':
    'Offen: {amount}. Die Zahlung wird mit deinem Namen gebucht, der Mieter erhält die Rechnung per E-Mail.',
  'access_rights.refund.bad': 'Gib einen Betrag wie 4,50 ein.',
};
