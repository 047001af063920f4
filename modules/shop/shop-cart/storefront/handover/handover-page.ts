import { Problem, problemsOf } from '@fachwerk/base/problem';
import { checkoutApi, checkoutProblems } from '@fachwerk/cart/contract';
import { whyNotAccepted } from '@fachwerk/cart/rules/contact';
import { seenFrom, withHandover } from '@fachwerk/cart/rules/seen-lines';
import { acceptedFrom, keepContact, placeSeen, whyNotCart } from '@fachwerk/cart/site-parts';
import { termsSlot } from '@fachwerk/cart/site-slots';
import type { PaymentOption } from '@fachwerk/payments/contract';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { type FormFields, fieldOf, type PageCtx, page, type Redirect, redirectTo } from '@fachwerk/site/page';
import { goodsApi, goodsProblems, type Handover } from '../../contract.ts';
import { timesByDay } from '../../rules/time-days.ts';
import { addressesOf, chosenAddress } from './account-addresses.ts';
import type { HandoverData } from './handover-data.ts';
import { handoverFrom, OTHER_ADDRESS } from './handover-form.ts';

const problem = problemsOf({ ...goodsProblems, ...checkoutProblems });

/** The till of goods: who, where to, when, how it is paid. */
export const handoverPage = page<HandoverData>({
  path: '/kasse/lieferung',
  load,
  input: goodsApi.saveHandover.input,
  acts: { goods_type: apply, place },
  title: () => ({ key: 'checkout.title' }),
  slots: [termsSlot],
  view: () => import('./handover-view.tsx'),
});

async function load(ctx: PageCtx): Promise<HandoverData | Redirect> {
  const cart = await ctx.ask(checkoutApi.show, {});
  const { goods } = cart.goods ? await ctx.ask(goodsApi.show, {}) : { goods: null };
  if (!goods) return redirectTo('/kasse');
  if (goods.whyNot || whyNotCart(cart) || cart.lines.some(({ isExpired }) => isExpired))
    return redirectTo('/warenkorb');
  const { type } = goods.handover;
  const { soonestAt, times } =
    type && hasTimes(type) ? await ctx.ask(goodsApi.times, { type }) : { soonestAt: null, times: [] };
  const addresses = await addressesOf(ctx);
  const addressId = chosenAddress(goods.handover, addresses)?.id ?? null;
  return { cart, goods, soonestAt, days: timesByDay(times, ctx.now), addresses, addressId };
}

/** What was chosen or typed so far is kept, and nothing is asked of it yet: the costs are those of it. */
async function apply(ctx: PageCtx, form: FormFields): Promise<undefined> {
  const isOther = await takeType(ctx, form);
  const { goods } = await ctx.ask(goodsApi.show, {});
  if (!form.vorname || !goods) return undefined;
  await ctx.change(goodsApi.saveHandover, { handover: await handoverOf(ctx, form, isOther, goods.handover) });
  await faultsOfContact(ctx, form);
  const way = fieldOf(form, 'zahlungsart');
  // With another way to hand over it may not be offered any more.
  const { paymentOptions } = await ctx.ask(checkoutApi.show, {});
  if (paymentOptions.some(({ option }) => option === way))
    await ctx.change(checkoutApi.choosePayment, { paymentOption: way as PaymentOption });
  return undefined;
}

/** What stands chosen counts, whether it was applied before or not. Says whether it is another one than before. */
async function takeType(ctx: PageCtx, form: FormFields): Promise<boolean> {
  const type = fieldOf(form, 'art') as NonNullable<Handover['type']>;
  const { goods } = await ctx.ask(goodsApi.show, {});
  if (fieldOf(form, 'art') === '' || type === goods?.handover.type) return false;
  await ctx.change(goodsApi.chooseType, { type, postcode: '' });
  return true;
}

async function handoverOf(ctx: PageCtx, form: FormFields, isOtherType: boolean, before?: Handover) {
  const wanted = fieldOf(form, 'adresse');
  const known = wanted && wanted !== OTHER_ADDRESS ? await addressesOf(ctx) : [];
  return handoverFrom(form, { isOtherType, before, address: known.find(({ id }) => id === wanted) });
}

/** Keeps everything that was typed, says all that is missing at once, and orders what the page showed. */
async function place(ctx: PageCtx, form: FormFields): Promise<Redirect> {
  const handover = await handoverOf(ctx, form, await takeType(ctx, form));
  const { open, handoverMark } = await ctx.change(goodsApi.saveHandover, { handover });
  const cart = await ctx.ask(checkoutApi.show, {});
  const consents = whyNotAccepted(acceptedFrom(form), cart.goods?.minimumAge);
  const fields = [
    ...(await faultsOfContact(ctx, form)),
    ...open,
    ...(consents?.fields ?? []).map(({ path, code }) => ({ path: `data.${path}`, code })),
  ];
  if (fields.length > 0) throw problem('goods.delivery_incomplete', {}, { fields });
  // The form says where to, and that may cost something else than the page showed.
  if (cart.goods && cart.totalCents !== Number(fieldOf(form, 'summe')))
    throw problem('cart.price_changed', { totalCents: cart.totalCents });
  return placeSeen(ctx, form, withHandover(seenFrom(fieldOf(form, 'zeilen')), handoverMark));
}

async function faultsOfContact(ctx: PageCtx, form: FormFields) {
  try {
    await keepContact(ctx, form);
    return [];
  } catch (error) {
    if (error instanceof Problem && error.details.fields) return error.details.fields;
    throw error;
  }
}
