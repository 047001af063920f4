/** What a renter may hear too. */
export const commonDeDu = {
  'open.under_way': 'Dieses Fach wird bereits geöffnet. Bitte warte einen Augenblick.',
  'open.too_many': 'Zu viele Öffnungen in kurzer Zeit. Bitte warte eine Minute.',
};
