import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,
  'boxes.title': 'Dein Abholfach',
  'boxes.titles': 'Deine Abholfächer',
  'boxes.waiting':
    'Das Fach ist für deine Bestellung reserviert. Sobald sie darin liegt, bekommst du hier und per E-Mail den Code.',
  'boxes.planned':
    'Zu deiner Zeit ist ein Fach für dich reserviert. Sobald die Bestellung darin liegt, bekommst du hier und per E-Mail den Code.',
  'boxes.laid': 'Deine Bestellung liegt im Fach. Öffne es, wenn du davorstehst.',
  'boxes.offline': 'Keine Verbindung. Bitte versuch es noch einmal, oder gib den Code am Terminal ein.',
  'boxes.take_out': 'Fach {box} ist offen. Bitte nimm alles heraus und schließ die Tür.',
  'boxes.taken_back': 'Die Bestellung wurde aus dem Fach genommen. Du bekommst sie an der Theke.',
  'boxes.released': 'Die Bestellung kommt nicht ins Fach. Du bekommst sie an der Theke.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
