import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'rental.begun':
    'Diese Miete hat bereits begonnen. Du kannst sie auf ihrer Seite beenden; nicht genutzte Zeit wird nicht erstattet.',
  'rental.refund_changed': 'Der Erstattungsbetrag hat sich geändert. Bitte prüfe ihn.',
  'cancellation.done': 'Deine Buchung ist storniert.',
};
