/** A number that customers read below a refusal and give to support (spec §8), and the refusal it stands for. */
export type ErrorNumber = { readonly number: number; readonly code: string };

/**
 * The table that support reads (page `error-numbers` of the handbook). A number never gets another meaning: what is no longer refused keeps its row. Its
 * sentence is the code's, in the customer's language; when it comes and what to do stand in the texts under `help.error.<number>`.
 */
export const ERROR_NUMBERS = [
  { number: 1, code: 'cart.item_not_added' },
  { number: 3, code: 'order.not_retrieved' },
  { number: 4, code: 'invoice.not_downloaded' },
  { number: 28, code: 'cart.options_unavailable' },
  { number: 32, code: 'rental.size_unavailable' },
  { number: 59, code: 'payment.provider_unreachable' },
  { number: 63, code: 'payment.option_unavailable' },
  { number: 89, code: 'customer_login.link_invalid' },
  { number: 109, code: 'rental.unknown' },
  { number: 182, code: 'server.defect' },
  { number: 357, code: 'server.busy' },
] as const satisfies readonly ErrorNumber[];

/** For whoever words a refusal: code to number. */
export const numberOfCode: Readonly<Record<string, number>> = Object.fromEntries(
  ERROR_NUMBERS.map(({ number, code }) => [code, number]),
);
