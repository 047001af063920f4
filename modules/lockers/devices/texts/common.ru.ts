/** What a renter may hear too. */
export const commonRu = {
  'provisioning.token_unknown': 'Этот токен неверен или уже использован.',
};
