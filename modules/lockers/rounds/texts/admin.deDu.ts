import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'rounds.already': 'Bereits erledigt: {task}. Dein Eintrag bleibt im Verlauf.',
  'rounds.not_settled': 'Im Rundgang eingetragen. Für Meldung, Prüfung oder Betrieb des Fachs fehlt dir das Recht.',
  'round.last_stop': 'Der letzte Standort kann nicht entfernt werden. Sag den Rundgang ab.',
  'rounds.ordered_here': 'Reihenfolge ab deinem Standort berechnet.',
  'rounds.ordered': 'Reihenfolge ohne deinen Standort neu berechnet.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
