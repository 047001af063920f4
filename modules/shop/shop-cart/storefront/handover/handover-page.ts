import { Problem, problemsOf } from '@fachwerk/base/problem';
import { checkoutApi } from '@fachwerk/cart/contract';
import { keepContact, whyNotCart } from '@fachwerk/cart/site-parts';
import { termsSlot } from '@fachwerk/cart/site-slots';
import { accountApi } from '@fachwerk/customer-accounts/contract';
import type { Address } from '@fachwerk/customers/contract';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { type FormFields, fieldOf, type PageCtx, page, type Redirect, redirectTo } from '@fachwerk/site/page';
import { goodsApi, goodsProblems, type Handover } from '../../contract.ts';
import type { HandoverData } from './handover-data.ts';

const problem = problemsOf(goodsProblems);

/** The first step of the till for goods: who, where to, when. */
export const handoverPage = page<HandoverData>({
  path: '/kasse/lieferung',
  load,
  input: goodsApi.saveHandover.input,
  acts: { goods_type: changeType, save },
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
  const asked = type && hasTimes(type) ? await ctx.ask(goodsApi.times, { type }) : { soonestAt: null, times: [] };
  const addresses = ctx.isSignedIn ? (await ctx.ask(accountApi.addresses, {})).addresses : [];
  return { cart, goods, ...asked, addresses, address: addressOf(goods.handover, addresses, ctx.query.get('adresse')) };
}

/** One that was asked for, else what was typed, else the usual one of the account. */
function addressOf(typed: Handover, known: readonly Address[], wanted: string | null): HandoverData['address'] {
  const chosen = known.find(({ id }) => id === wanted);
  const usual = chosen ?? (typed.street === '' ? known.find(({ isDefault }) => isDefault) : undefined);
  if (!usual) return typed;
  const { street, postcode, city, note } = usual;
  return { street, postcode, city, addition: note.slice(0, 120) };
}

/** Another way to get the goods. What was typed so far is kept, and nothing is asked of it yet. */
async function changeType(ctx: PageCtx, form: FormFields): Promise<undefined> {
  const isOther = await takeType(ctx, form);
  const { goods } = await ctx.ask(goodsApi.show, {});
  if (!form.vorname || !goods) return undefined;
  await ctx.change(goodsApi.saveHandover, { handover: handoverFrom(form, isOther, goods.handover) });
  await faultsOfContact(ctx, form);
  return undefined;
}

/** What stands chosen counts, whether it was taken over before or not. Says whether it is another one than before. */
async function takeType(ctx: PageCtx, form: FormFields): Promise<boolean> {
  const type = fieldOf(form, 'art') as NonNullable<Handover['type']>;
  const { goods } = await ctx.ask(goodsApi.show, {});
  if (type === goods?.handover.type) return false;
  await ctx.change(goodsApi.chooseType, { type, postcode: '' });
  return true;
}

/** Keeps everything that was typed, and says all that is missing at once. */
async function save(ctx: PageCtx, form: FormFields): Promise<Redirect> {
  const handover = handoverFrom(form, await takeType(ctx, form));
  const { open } = await ctx.change(goodsApi.saveHandover, { handover });
  const fields = [...(await faultsOfContact(ctx, form)), ...open];
  if (fields.length > 0) throw problem('goods.delivery_incomplete', {}, { fields });
  return redirectTo('/kasse/zahlung');
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

/** What the form does not ask for is as it was before. A time of one type says nothing about another. */
function handoverFrom(form: FormFields, isOtherType: boolean, before?: Handover): Handover {
  const at = (name: string, otherwise = '') => (form[name] ? fieldOf(form, name).trim() : otherwise);
  const wishedAt = isOtherType ? '' : at('zeit');
  const company = at('firma');
  return {
    type: (at('art') || null) as Handover['type'],
    postcode: at('plz', before?.postcode),
    street: at('strasse', before?.street),
    addition: at('zusatz', before?.addition),
    city: at('ort', before?.city),
    wishedAt: wishedAt === '' ? null : new Date(wishedAt),
    note: at('anmerkung'),
    invoiceTo:
      company === ''
        ? null
        : { company, vatId: at('ustid'), street: at('rstrasse'), postcode: at('rplz'), city: at('rort') },
  };
}
