/** What a renter may hear too. */
export const commonIt = {
  'open.controller_offline': 'L’armadietto al momento non è raggiungibile. Riprovi tra poco o ci contatti.',
  'open.under_way': 'L’armadietto si sta già aprendo.',
  'open.too_many': 'Troppe aperture di seguito. Riprovi tra un minuto.',
  'open.attempt_unknown': 'Questa apertura non esiste.',
};
