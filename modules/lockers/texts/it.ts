/** What a renter may hear of a lock; staff have no such language. */
export const it = {
  'open.controller_offline': 'L’armadietto al momento non è raggiungibile. Riprovi tra poco o ci contatti.',
  'open.under_way': 'L’armadietto si sta già aprendo.',
  'open.too_many': 'Troppe aperture di seguito. Riprovi tra un minuto.',
  'open.attempt_unknown': 'Questa apertura non esiste.',
  'provisioning.token_unknown': 'Questo codice non è valido o è già stato usato.',
};
