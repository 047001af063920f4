import { Problem, problemsOf } from '@fachwerk/base/problem';
import { checkoutApi } from '@fachwerk/checkout/contract';
import { keepContact } from '@fachwerk/checkout/site-parts';
import { accountApi } from '@fachwerk/customer-accounts/contract';
import type { Address } from '@fachwerk/customers/contract';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { type FormFields, fieldOf, type PageCtx, page, type Redirect, redirectTo } from '@fachwerk/site/page';
import { goodsApi, goodsProblems, type Handover } from '../../contract.ts';
import { chooseTypeOf } from '../cart/goods-fill.ts';
import type { HandoverData } from './handover-data.ts';

const problem = problemsOf(goodsProblems);

/** The first step of the till for goods: who, where to, when. */
export const handoverPage = page<HandoverData>({
  path: '/kasse/lieferung',
  load,
  input: goodsApi.saveHandover.input,
  acts: { goods_type: chooseTypeOf, save },
  title: () => ({ key: 'checkout.title' }),
  view: () => import('./handover-view.tsx'),
});

async function load(ctx: PageCtx): Promise<HandoverData | Redirect> {
  const cart = await ctx.ask(checkoutApi.show, {});
  const { goods } = cart.goods ? await ctx.ask(goodsApi.show, {}) : { goods: null };
  if (!goods) return redirectTo('/kasse');
  if (goods.whyNot || cart.lines.some(({ isExpired }) => isExpired)) return redirectTo('/warenkorb');
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

/** Keeps everything that was typed, and says all that is missing at once. */
async function save(ctx: PageCtx, form: FormFields): Promise<Redirect> {
  const { open } = await ctx.change(goodsApi.saveHandover, { handover: handoverFrom(form) });
  const wrong = await keepContact(ctx, form).then(
    () => [],
    (error: unknown) => {
      if (error instanceof Problem && error.details.fields) return error.details.fields;
      throw error;
    },
  );
  const fields = [...wrong, ...open];
  if (fields.length > 0) throw problem('goods.delivery_incomplete', {}, { fields });
  return redirectTo('/kasse/zahlung');
}

function handoverFrom(form: FormFields): Handover {
  const at = (name: string) => fieldOf(form, name).trim();
  const wishedAt = at('zeit');
  const company = at('firma');
  return {
    type: (at('art') || null) as Handover['type'],
    postcode: at('plz'),
    street: at('strasse'),
    addition: at('zusatz'),
    city: at('ort'),
    wishedAt: wishedAt === '' ? null : new Date(wishedAt),
    note: at('anmerkung'),
    invoiceTo:
      company === ''
        ? null
        : { company, vatId: at('ustid'), street: at('rstrasse'), postcode: at('rplz'), city: at('rort') },
  };
}
