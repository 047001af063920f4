/** What a renter may hear too. */
export const commonDe = {
  'provisioning.token_unknown': 'Dieses Einrichtungskennwort gilt nicht, ist abgelaufen oder wurde schon benutzt.',
} as const;
