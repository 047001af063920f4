/** What a renter may hear too. */
export const commonDe = {
  'open.controller_offline': 'Die Steuereinheit ist nicht erreichbar. Das Fach lässt sich zurzeit nicht öffnen.',
  'open.under_way': 'Dieses Fach wird bereits geöffnet. Bitte warten Sie einen Augenblick.',
  'open.too_many': 'Zu viele Öffnungen in kurzer Zeit. Bitte warten Sie eine Minute.',
  'open.attempt_unknown': 'Diesen Öffnungsversuch gibt es nicht.',
} as const;
