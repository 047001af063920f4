/** What a renter may hear too. */
export const commonDe = {
  'provisioning.token_unknown': 'Dieses Token ist ungültig, abgelaufen oder bereits benutzt.',
} as const;
