import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'call.host_not_allowed': '{host} gehört nicht zu den erlaubten Zielen deiner Firma. Trag den Namen dort zuerst ein.',
  'call.address_refused':
    'Diese Adresse darf der Server nicht aufrufen. Erlaubt sind öffentliche Adressen deiner erlaubten Ziele mit http:// oder https://, auch nach einer Weiterleitung.',
  'field.host': 'Bitte gib nur den Namen ein, ohne https:// und ohne Pfad, zum Beispiel api.partner.de.',
  'requests.send.url.help': 'Nur an erlaubte Ziele deiner Firma. Der Aufruf wird protokolliert.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
