import { Problem } from '@fachwerk/base/problem';
import type { PaymentOption } from '@fachwerk/payments/contract';
import { type FormFields, fieldOf, type PageCtx, page, type Redirect } from '@fachwerk/site/page';
import { type CheckoutProblem, checkoutApi } from '../../contract.ts';
import type { Cart } from '../../contract-cart.ts';
import { seenFrom } from '../../rules/seen-lines.ts';
import { termsSlot } from '../slots.ts';
import { cartAt, leaveTo } from './checkout-cart.ts';
import { contactFrom } from './contact-fields.ts';

export const payPage = page<Cart>({
  path: '/kasse/bezahlen',
  evenSuspended: true,
  load: (ctx) => cartAt(ctx, 'pay'),
  acts: { place: placeShown },
  title: () => ({ key: 'checkout.title' }),
  slots: [termsSlot],
  view: () => import('./pay-view.tsx'),
});

/** Orders what the page showed, with what was typed or carried along. */
export async function placeShown(ctx: PageCtx, form: FormFields): Promise<Redirect> {
  const isTicked = (name: string) => fieldOf(form, name) === 'on';
  const asked = ctx.change(checkoutApi.pay, {
    data: {
      cartId: fieldOf(form, 'warenkorb'),
      lines: seenFrom(fieldOf(form, 'zeilen')),
      contact: contactFrom(form),
      accepted: {
        terms: isTicked('agb'),
        privacy: isTicked('datenschutz'),
        withdrawal: isTicked('widerruf'),
        age: isTicked('alter'),
      },
      newsletter: isTicked('newsletter'),
      expectedTotalCents: Number(fieldOf(form, 'summe')),
      language: ctx.language,
    },
    paymentOption: fieldOf(form, 'zahlungsart') as PaymentOption,
    paymentData: {},
  });
  const answer = await asked.catch(async (error: unknown) => {
    // The cart comes first now: what was typed here waits there until the boxes are held again.
    if (error instanceof Problem && error.code === HOLD_EXPIRED)
      await ctx.change(checkoutApi.saveContact, { contact: contactFrom(form) });
    throw error;
  });
  return leaveTo(ctx, answer.redirectTo);
}

const HOLD_EXPIRED: CheckoutProblem = 'cart.hold_expired';
