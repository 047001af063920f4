/** What a renter may hear too. */
export const commonIt = {
  'provisioning.token_unknown': 'Questo token non è valido o è già stato usato.',
};
