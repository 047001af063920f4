import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,
  'boxes.title': 'Ihr Abholfach',
  'boxes.titles': 'Ihre Abholfächer',
  'boxes.box': 'Fach {box}',
  'boxes.where': 'Standort',
  'boxes.until': 'Abholen bis',
  'boxes.waiting':
    'Ein Fach ist für Ihre Bestellung reserviert. Den Code erhalten Sie hier und per E-Mail, sobald sie im Fach ist.',
  'boxes.planned':
    'Zur gewählten Zeit wird ein Fach für Sie reserviert. Den Code erhalten Sie hier und per E-Mail, sobald die Bestellung im Fach ist.',
  'boxes.laid': 'Ihre Bestellung ist abholbereit. Öffnen Sie das Fach, wenn Sie davorstehen.',
  'boxes.open': 'Fach {box} öffnen',
  'boxes.open_again': 'Fach {box} erneut öffnen',
  'boxes.asking': 'Fach wird geöffnet …',
  'boxes.offline': 'Keine Verbindung. Versuchen Sie es erneut oder geben Sie den Code am Terminal ein.',
  'boxes.take_out': 'Fach {box} ist offen. Bitte nehmen Sie alles heraus und schließen Sie die Tür.',
  'boxes.close': 'Entnommen und Tür geschlossen',
  'boxes.pin': 'Code am Terminal',
  'boxes.collected': 'Abgeholt. Vielen Dank.',
  'boxes.taken_back': 'Die Bestellung wurde aus dem Fach genommen. Sie erhalten sie an der Theke.',
  'boxes.released': 'Die Übergabe erfolgt an der Theke statt im Abholfach.',
} as const;
