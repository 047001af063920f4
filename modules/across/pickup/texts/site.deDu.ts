import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,
  'boxes.title': 'Dein Abholfach',
  'boxes.titles': 'Deine Abholfächer',
  'boxes.waiting':
    'Ein Fach ist für deine Bestellung reserviert. Den Code erhältst du hier und per E-Mail, sobald sie im Fach ist.',
  'boxes.planned':
    'Zur gewählten Zeit wird ein Fach für dich reserviert. Den Code erhältst du hier und per E-Mail, sobald die Bestellung im Fach ist.',
  'boxes.laid': 'Deine Bestellung ist abholbereit. Öffne das Fach, wenn du davorstehst.',
  'boxes.offline': 'Keine Verbindung. Versuche es erneut oder gib den Code am Terminal ein.',
  'boxes.take_out': 'Fach {box} ist offen. Bitte nimm alles heraus und schließ die Tür.',
  'boxes.taken_back': 'Die Bestellung wurde aus dem Fach genommen. Du erhältst sie an der Theke.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
