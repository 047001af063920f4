import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'shop.catalogue_only': 'Online-Bestellungen sind zurzeit nicht möglich. Das Angebot kannst du ansehen.',
  'shop.type_not_offered': 'Diese Lieferart wird zurzeit nicht angeboten. Bitte wähle eine andere.',
  'shop.paused': 'Der Shop ist kurz pausiert. Bitte versuche es später noch einmal.',
  'shop.time_unavailable': 'Diese Wunschzeit ist nicht mehr verfügbar. Bitte wähle eine andere.',
  'shop.time_full': 'Dieses Zeitfenster ist ausgebucht. Bitte wähle ein anderes.',
  'shop.postcode_invalid': 'Bitte gib deine vollständige Postleitzahl mit fünf Ziffern ein.',
  'shop.country_not_shipped': 'In dieses Land wird nicht versendet. Bitte gib eine andere Lieferadresse an.',
  'shop.address_not_shipped': 'Zu dieser Postleitzahl wird nicht versendet. Bitte gib eine andere Lieferadresse an.',
  'shop.parcel_too_heavy':
    'Der Warenkorb ist für den Versand an diese Adresse zu schwer. Bitte teile die Bestellung auf.',
  'area.too_many':
    'Mehr als {most} Liefergebiete sind nicht möglich. Fasse Postleitzahlen mit ihren ersten Ziffern zusammen.',
  'shop.refused': 'Nicht gespeichert. Bitte korrigiere die markierten Felder.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
