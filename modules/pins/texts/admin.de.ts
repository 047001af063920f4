import { tilesDe } from './tiles.de.ts';

export const adminDe = {
  ...tilesDe,
  'capability.area.pins': 'Schnellstart',
  'capability.pins.manage': 'Schnellstarts verwalten',
  'pin.unknown': 'Diesen Schnellstart gibt es nicht mehr.',
  'pin.too_many': 'Mehr Schnellstarts gehen nicht.',
  'audit.pin.saved': 'Schnellstart gespeichert',
  'audit.pin.removed': 'Schnellstart gelöscht',
  'pins.empty': 'Noch gibt es keinen Schnellstart.',
  'pins.add': 'Schnellstart hinzufügen',
  'pins.save': 'Schnellstart speichern',
  'pins.name': 'Name',
  'pins.name_help': 'Steht „Anleitung“ darin, bekommt er ein Abspielzeichen.',
  'pins.description': 'Wozu er dient',
  'pins.remove': '„{name}“ löschen',
  'pins.remove_text': 'Was darüber gefragt wurde, bleibt unter Nachrichten.',
  'pins.close_title': 'Gespräch schließen?',
  'pins.close_text': 'Was Sie geschrieben haben, ist gesendet. Antworten finden Sie unter Nachrichten.',
  'pins.close': 'Schließen',
} as const;
