import { centsFromText } from '@fachwerk/base/money';
import { problemsOf } from '@fachwerk/base/problem';
import { checkoutApi } from '@fachwerk/cart/contract';
import type { Cart } from '@fachwerk/cart/contract-cart';
import { CODE_REFUSED, CODE_REFUSED_AT_TILL, redeemed } from '@fachwerk/cart/site-parts';
import { cartSlot, emptyCartSlot, GOODS_FORM } from '@fachwerk/cart/site-slots';
import { shopProblems, shopSiteApi } from '@fachwerk/shop/contract';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { type FormFields, fieldOf, type PageCtx, type Redirect, redirectTo } from '@fachwerk/site/page';
import { fillSlot } from '@fachwerk/site/slot';
import { goodsApi, goodsProblems, type TipChoice } from '../../contract.ts';
import { hasAddress, isMenuOf } from '../../rules/handover.ts';
import { addressesOf, chosenAddress } from '../handover/account-addresses.ts';
import { placeOf } from '../handover/handover-form.ts';

const problem = problemsOf(goodsProblems);
const shopProblem = problemsOf(shopProblems);

/** The goods of the cart, with everything one can do about them. */
export const goodsFill = fillSlot(cartSlot, {
  load: async (ctx, page) => ((page as Cart).goods ? (await ctx.ask(goodsApi.show, {})).goods : null),
  acts: {
    goods_more: (ctx, form) => changeBy(ctx, form, 1),
    goods_less: (ctx, form) => changeBy(ctx, form, -1),
    goods_remove: async (ctx, form) => {
      await ctx.change(goodsApi.remove, { lineId: fieldOf(form, 'zeile') });
      return undefined;
    },
    goods_prices: async (ctx, form) => {
      const prices = (form.preis ?? []).map((each) => {
        const [lineId = '', cents = ''] = each.split(':');
        return { lineId, unitCents: Number(cents) };
      });
      await ctx.change(goodsApi.confirmPrices, { prices });
      return undefined;
    },
    goods_type: (ctx, form) => takeOver(ctx, form, AT.type),
    goods_tip: (ctx, form) => takeOver(ctx, form, AT.tip),
    goods_voucher: (ctx, form) => takeOver(ctx, form, AT.code),
    goods_no_voucher: async (ctx, { code: _, ...form }) => {
      await ctx.change(checkoutApi.saveCode, { code: '' });
      return takeOver(ctx, form, AT.code);
    },
    [GOODS_FORM.toCheckout]: async (ctx, form) => {
      const next = await takeOver(ctx, form, '/kasse', CODE_REFUSED_AT_TILL);
      await refuseOutside(ctx, form);
      await takeUsualAddress(ctx);
      return next;
    },
    goods_no_gift: async (ctx, form) => {
      await ctx.change(checkoutApi.removeGift, {});
      return takeOver(ctx, form, AT.code);
    },
    goods_bring: async (ctx) => {
      await ctx.change(goodsApi.bringHere, {});
      return undefined;
    },
  },
  part: () => import('./goods-slot.tsx'),
});

/** Where the page goes on after something was taken over there, so that nobody looks for it from the top. */
const AT = {
  type: '/warenkorb#field-type',
  tip: '/warenkorb#field-tip-kind',
  code: '/warenkorb#field-code',
} as const;

/** Whichever button is pressed: nothing that was chosen in the form is lost. */
async function takeOver(
  ctx: PageCtx,
  form: FormFields,
  to: string,
  toRefused: string = CODE_REFUSED,
): Promise<Redirect> {
  if (fieldOf(form, 'art') !== '') await chooseTypeOf(ctx, form);
  if (form.trinkgeld) await ctx.change(goodsApi.saveTip, { tip: tipFrom(form) });
  const isRefused = form.code !== undefined && !(await redeemed(ctx, fieldOf(form, 'code')));
  return redirectTo(isRefused ? toRefused : to);
}

/** Nobody types a name and a street for an address that is not delivered to. */
async function refuseOutside(ctx: PageCtx, form: FormFields): Promise<void> {
  const postcode = fieldOf(form, 'plz').trim();
  if (fieldOf(form, 'art') !== 'delivery' || postcode === '') return;
  const { whyNot } = await ctx.ask(goodsApi.checkPostcode, { postcode });
  if (!whyNot) return;
  const fields = [{ path: 'postcode', code: 'shop.postcode_not_served' }];
  throw shopProblem('shop.postcode_not_served', {}, { fields });
}

/** Of whoever is signed in, so that the till says from the first what it costs there. */
async function takeUsualAddress(ctx: PageCtx): Promise<void> {
  const { goods } = ctx.isSignedIn ? await ctx.ask(goodsApi.show, {}) : { goods: null };
  if (!goods?.handover.type || !hasAddress(goods.handover.type) || goods.handover.street !== '') return;
  const usual = chosenAddress(goods.handover, await addressesOf(ctx));
  if (usual) await ctx.change(goodsApi.saveHandover, { handover: { ...goods.handover, ...placeOf(usual) } });
}

/** Where a shop sells, an empty cart leads there. */
export const emptyFill = fillSlot(emptyCartSlot, {
  load: async (ctx, page) => {
    if ((page as Cart).whyEmpty) return null;
    const { types, isCatalogue } = await ctx.ask(shopSiteApi.bar, {});
    return types.length > 0 || isCatalogue ? { isMenu: isMenuOf(types) } : null;
  },
  part: () => import('./empty-slot.tsx'),
});

async function changeBy(ctx: PageCtx, form: FormFields, by: number): Promise<undefined> {
  const quantity = Math.max(0, Number(fieldOf(form, 'anzahl')) + by);
  await ctx.change(goodsApi.changeQuantity, { lineId: fieldOf(form, 'zeile'), quantity });
  return undefined;
}

/** Delivery, pick-up, …; a postcode only where it is asked for. */
async function chooseTypeOf(ctx: PageCtx, form: FormFields): Promise<undefined> {
  const type = fieldOf(form, 'art') as DeliveryType;
  await ctx.change(goodsApi.chooseType, { type, postcode: fieldOf(form, 'plz').trim() });
  return undefined;
}

function tipFrom(form: FormFields): TipChoice {
  const chosen = fieldOf(form, 'trinkgeld');
  const own = fieldOf(form, 'betrag').trim();
  if (chosen === 'own' || (chosen === 'none' && own !== '')) {
    const value = centsFromText(own);
    if (value !== null) return { kind: 'cents', value };
    throw problem('goods.delivery_incomplete', {}, { fields: [{ path: 'tip.value', code: 'field.money' }] });
  }
  if (chosen === 'round_up') return { kind: 'round_up', value: 0 };
  const percent = /^percent:(\d+)$/.exec(chosen)?.[1];
  return percent ? { kind: 'percent', value: Number(percent) } : { kind: 'none', value: 0 };
}
