/** What a renter may hear too. */
export const commonRu = {
  'provisioning.token_unknown': 'Этот код неверен или уже использован.',
};
