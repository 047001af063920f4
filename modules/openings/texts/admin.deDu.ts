import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'open.reason_missing': 'Bitte gib einen Grund an (mindestens 3 Zeichen).',
  'open.transaction_of_other_lock': 'Diese Vorgangsnummer gehört zu einem anderen Fach. Bitte starte neu.',

  'locks.denied.open': 'Deine Rolle darf Fächer nicht öffnen.',

  'open.rented.text': 'Vorgang {order}. Wer es gemietet hat, erfährt von der Öffnung und liest deinen Grund.',
  'open.reason.role': 'Nötig, weil deine Rolle Fächer nur mit Grund öffnen darf.',
  'open.outcome.opened': 'Das Fach ist offen. Bitte schließ die Tür, wenn du fertig bist.',
};
