import { Problem } from '@fachwerk/base/problem';
import type { PaymentOption } from '@fachwerk/payments/contract';
import { type FormFields, fieldOf, type PageCtx, type Redirect } from '@fachwerk/site/page';
import { type CheckoutProblem, checkoutApi } from '../../contract.ts';
import type { SeenLine } from '../../contract-cart.ts';
import type { Accepted } from '../../rules/contact.ts';
import { seenFrom } from '../../rules/seen-lines.ts';
import { leaveTo } from './checkout-cart.ts';
import { contactFrom } from './contact-fields.ts';

/** Orders what the page showed, with what was typed or carried along. */
export const placeShown = (ctx: PageCtx, form: FormFields): Promise<Redirect> =>
  placeSeen(ctx, form, seenFrom(fieldOf(form, 'zeilen')));

/** The same where a part of what was agreed to stands in the form itself. */
export async function placeSeen(ctx: PageCtx, form: FormFields, lines: readonly SeenLine[]): Promise<Redirect> {
  const asked = ctx.change(checkoutApi.pay, {
    data: {
      cartId: fieldOf(form, 'warenkorb'),
      lines: [...lines],
      contact: contactFrom(form),
      accepted: acceptedFrom(form),
      newsletter: isTicked(form, 'newsletter'),
      expectedTotalCents: Number(fieldOf(form, 'summe')),
      language: ctx.language,
    },
    paymentOption: fieldOf(form, 'zahlungsart') as PaymentOption,
    paymentData: {},
  });
  const answer = await asked.catch(async (error: unknown) => {
    // The cart comes first now, or a code is another for this person: what was typed here waits there.
    if (error instanceof Problem && (error.code === HOLD_EXPIRED || isOfCode(error.code)))
      await ctx.change(checkoutApi.saveContact, { contact: contactFrom(form) });
    throw error;
  });
  return leaveTo(ctx, answer.redirectTo);
}

/** In the words of whoever knows codes. */
const isOfCode = (code: string): boolean => code.startsWith('coupon.') || code.startsWith('gift.');

const HOLD_EXPIRED: CheckoutProblem = 'cart.hold_expired';

const isTicked = (form: FormFields, name: string): boolean => fieldOf(form, name) === 'on';

/** As the form calls what is agreed to. */
export const acceptedFrom = (form: FormFields): Accepted => ({
  terms: isTicked(form, 'agb'),
  privacy: isTicked(form, 'datenschutz'),
  withdrawal: isTicked(form, 'widerruf'),
  age: isTicked(form, 'alter'),
});
