/** What a renter may hear too. */
export const commonDe = {
  'provisioning.token_unknown': 'Dieses Token gilt nicht, ist abgelaufen oder wurde schon benutzt.',
} as const;
