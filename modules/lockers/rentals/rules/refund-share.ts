/** The refundable amount of one order of a rental. */
export type RefundShare = {
  readonly orderId: string;
  readonly cents: number;
  /** Amount already refunded or being refunded; known only if the order contains nothing but this rental. */
  readonly refundedCents: number;
};

export const sumOf = (shares: readonly RefundShare[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);
