import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,
  'boxes.title': 'Ihr Abholfach',
  'boxes.titles': 'Ihre Abholfächer',
  'boxes.box': 'Fach {box}',
  'boxes.where': 'Wo',
  'boxes.until': 'Abholen bis',
  'boxes.waiting':
    'Das Fach ist für Ihre Bestellung reserviert. Sobald sie darin liegt, bekommen Sie hier und per E-Mail den Code.',
  'boxes.planned':
    'Zu Ihrer Zeit ist ein Fach für Sie reserviert. Sobald die Bestellung darin liegt, bekommen Sie hier und per E-Mail den Code.',
  'boxes.laid': 'Ihre Bestellung liegt im Fach. Öffnen Sie es, wenn Sie davorstehen.',
  'boxes.open': 'Fach {box} öffnen',
  'boxes.open_again': 'Fach {box} noch einmal öffnen',
  'boxes.asking': 'Das Öffnen wird angefragt …',
  'boxes.offline': 'Keine Verbindung. Bitte versuchen Sie es noch einmal, oder geben Sie den Code am Terminal ein.',
  'boxes.take_out': 'Fach {box} ist offen. Bitte nehmen Sie alles heraus und schließen Sie die Tür.',
  'boxes.close': 'Alles entnommen, Tür ist zu',
  'boxes.pin': 'Code am Terminal',
  'boxes.collected': 'Abgeholt, danke. Das Fach ist wieder frei.',
  'boxes.taken_back': 'Die Bestellung wurde aus dem Fach genommen. Sie bekommen sie an der Theke.',
  'boxes.released': 'Die Bestellung kommt nicht ins Fach. Sie bekommen sie an der Theke.',
} as const;
