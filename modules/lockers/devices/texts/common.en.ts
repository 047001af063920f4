/** What a renter may hear too. */
export const commonEn = {
  'provisioning.token_unknown': 'This token is not valid, has expired or was already used.',
};
