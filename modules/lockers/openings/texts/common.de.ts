/** What a renter may hear too. */
export const commonDe = {
  'open.controller_offline': 'Die Steuereinheit ist nicht erreichbar. Das Fach lässt sich im Moment nicht öffnen.',
  'open.under_way': 'Dieses Fach wird gerade schon geöffnet. Bitte warten Sie einen Augenblick.',
  'open.too_many': 'Das waren zu viele Öffnungen in kurzer Zeit. Bitte warten Sie eine Minute.',
  'open.attempt_unknown': 'Diesen Öffnungsversuch gibt es nicht.',
} as const;
