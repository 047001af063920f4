import { expect, test } from 'vitest';
import { siteTexts } from '../texts.ts';

/** Sentences of the specification (§8) that customers read, in English as it has them; the reason stands after them. */
const sentences = [
  ['page.defect', 'Page could not be loaded!'],
  ['home.nothing_found', 'Nothing matched your request...'],
  ['payment.provider_unreachable', 'Something went wrong. Please try again or use a different payment method.'],
  ['cart.item_not_added', 'Action failed. The item could not be added to the shopping cart. Please try again.'],
  ['cart.box_already_in_cart', 'This box is already in the shopping cart.'],
  ['cart.options_unavailable', 'Chosen options not available'],
  ['rental.size_unavailable', 'Box size not available'],
  ['order.not_retrieved', 'Error retrieving order data.'],
  ['invoice.not_downloaded', 'Failed to download. Please try again.'],
  ['menu.nothing_found', 'Nothing matched your request...'],
  ['menu.delivery.invalid_title', 'Zip code invalid'],
  ['shop.postcode_invalid', 'Please enter your complete and valid ZIP code!'],
  ['customer_login.email_invalid', 'Action failed. Please enter a valid email address.'],
] as const;

for (const [key, sentence] of sentences) {
  test(`"${sentence}" is said, and in every language of sites`, () => {
    expect(siteTexts.en[key]?.slice(0, sentence.length)).toBe(sentence);
    expect([siteTexts.de, siteTexts.it, siteTexts.ru].filter((texts) => !texts[key])).toEqual([]);
  });
}
