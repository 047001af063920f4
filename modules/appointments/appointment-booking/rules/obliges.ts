/** A booking whose price is named obliges to pay, wherever it is paid (§ 312j Abs. 3 BGB). By agreement, there is nothing to owe yet. */
export const obligesToPay = ({ priceCents }: { readonly priceCents: number | null }): boolean =>
  priceCents !== null && priceCents > 0;
