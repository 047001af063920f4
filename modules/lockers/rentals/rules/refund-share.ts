/** The refundable amount of one order of a rental. */
export type RefundShare = {
  readonly orderId: string;
  readonly cents: number;
};

export const sumOf = (shares: readonly RefundShare[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);
