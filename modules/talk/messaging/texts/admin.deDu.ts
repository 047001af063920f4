import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'messages.empty.text': 'Schreib Kunden, die zugestimmt haben: Angebote, Neues, geänderte Öffnungszeiten.',
  'messages.cancel.text': '„{title}“ wird dann nicht versendet. Den Text kannst du weiter lesen und kopieren.',
  'messages.code.firma': 'Name deiner Firma',
  'messages.preview.empty': 'Sobald Betreff und Nachricht dastehen, siehst du hier die E-Mail.',
  'messages.confirm.later.text': '„{title}“ geht am {at} hinaus. Bis dahin kannst du ihn zurücknehmen.',
  'messages.tested.push': 'Der Test ist unterwegs auf deine Geräte.',
} as const;
