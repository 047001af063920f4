/** What an order of a rental can still give back. */
export type RefundShare = { readonly orderId: string; readonly cents: number };

export const sumOf = (shares: readonly RefundShare[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);
