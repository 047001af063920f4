/** What a renter may hear too. */
export const commonDeDu = {
  'open.under_way': 'Dieses Fach wird gerade schon geöffnet. Bitte warte einen Augenblick.',
  'open.too_many': 'Das waren zu viele Öffnungen in kurzer Zeit. Bitte warte eine Minute.',
};
