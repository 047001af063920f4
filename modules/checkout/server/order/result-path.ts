/** The page that says how a payment stands; after it one comes back here from the provider. */
export const resultPath = (orderHash: string): `/${string}` => `/bestellung/${orderHash}/zahlung`;
export const returnPath = (orderHash: string): `/${string}` => `${resultPath(orderHash)}?zurueck=1`;
