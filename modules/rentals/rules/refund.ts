/** Why so much cannot go back of a rental, or null; `refundableCents` is what was paid for it and has not gone back yet. */
export function whyNotRefund(refundableCents: number, amountCents: number): 'rental.refund_too_high' | null {
  return amountCents > refundableCents ? 'rental.refund_too_high' : null;
}
