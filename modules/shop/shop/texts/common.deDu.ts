import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'shop.catalogue_only': 'Hier kannst du dich umsehen. Online bestellen ist zurzeit nicht möglich.',
  'shop.type_not_offered': 'Diese Lieferart wird zurzeit nicht angeboten. Bitte wähle eine andere.',
  'shop.paused': 'Wir nehmen gerade eine kurze Pause und keine neuen Bestellungen an. Bitte versuche es später wieder.',
  'shop.time_unavailable': 'Diese Wunschzeit gibt es nicht mehr. Bitte wähle eine andere.',
  'shop.time_full': 'Zu dieser Zeit ist nichts mehr frei. Bitte wähle eine andere.',
  'shop.postcode_invalid': 'Bitte gib deine vollständige Postleitzahl mit fünf Ziffern ein.',
  'area.too_many':
    'Mehr als {most} Liefergebiete sind nicht möglich. Fasse Postleitzahlen mit ihren ersten Ziffern zusammen.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
