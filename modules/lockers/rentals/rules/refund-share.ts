/** What an order of a rental can still give back. */
export type RefundShare = {
  readonly orderId: string;
  readonly cents: number;
  /** What it has given back already, or is about to; known of an order that is for this rental alone. */
  readonly refundedCents: number;
};

export const sumOf = (shares: readonly RefundShare[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);
