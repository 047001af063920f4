import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'open.reason_missing': 'Bitte gib einen Grund an (mindestens 3 Zeichen).',
  'open.transaction_of_other_lock': 'Diese Vorgangsnummer gehört zu einem anderen Fach. Bitte starte neu.',

  'locks.denied.open': 'Deine Rolle darf Fächer nicht öffnen.',

  'open.rented.text': 'Der Mieter wird mit deinem Grund benachrichtigt.',
  'open.reason.role': 'Pflichtangabe für deine Rolle.',
};
