import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'messages.empty.text': 'Informiere Kunden, die zugestimmt haben: Angebote, Neuigkeiten, geänderte Öffnungszeiten.',
  'messages.code.firma': 'Name deiner Firma',
  'messages.confirm.later.text': '„{title}“ wird am {at} versendet. Bis dahin kannst du den Versand abbrechen.',
  'messages.tested.push': 'Der Test wurde an deine Geräte versendet.',
} as const;
