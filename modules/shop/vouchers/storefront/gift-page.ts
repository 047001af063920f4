import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { centsFromText } from '@fachwerk/base/money';
import { problemsOf } from '@fachwerk/base/problem';
import type { OnlineOption } from '@fachwerk/payments/contract';
import { type FormFields, fieldOf, type PageCtx, page, redirectTo } from '@fachwerk/site/page';
import { voucherProblems } from '../contract.ts';
import { giftApi, LEAST_GIFT_CENTS, MOST_GIFT_CENTS } from '../contract-gift.ts';
import type { GiftOffer } from './gift-data.ts';

const problem = problemsOf(voucherProblems);

/** `/gutschein`: for how much, for whom, who pays, and how. One page, one order. */
export const giftPage = page<GiftOffer>({
  path: '/gutschein',
  load: async (ctx) => ({ ...(await ctx.ask(giftApi.offer, {})), purchaseId: crypto.randomUUID() }),
  input: giftApi.buy.input,
  acts: {
    buy: async (ctx, form) => {
      const { redirectTo: to } = await ctx.change(giftApi.buy, {
        purchaseId: fieldOf(form, 'kauf'),
        wish: { amountCents: amountFrom(ctx, form), recipient: fieldOf(form, 'fuer'), message: fieldOf(form, 'gruss') },
        contact: {
          firstName: fieldOf(form, 'vorname'),
          lastName: fieldOf(form, 'nachname'),
          email: fieldOf(form, 'email'),
          phone: fieldOf(form, 'telefon'),
        },
        accepted: {
          terms: fieldOf(form, 'agb') === 'on',
          privacy: fieldOf(form, 'datenschutz') === 'on',
          withdrawal: fieldOf(form, 'widerruf') === 'on',
        },
        paymentOption: fieldOf(form, 'zahlungsart') as OnlineOption,
        language: ctx.language,
      });
      const target = new URL(to, ctx.url);
      return redirectTo(target.hostname === ctx.url.hostname ? target.pathname + target.search : to);
    },
  },
  title: () => ({ key: 'gift.title' }),
  view: () => import('./gift-view.tsx'),
});

/** One of those that are offered, or what was typed beside them. */
function amountFrom({ language }: PageCtx, form: FormFields): number {
  const chosen = fieldOf(form, 'wert');
  const own = fieldOf(form, 'betrag').trim();
  const cents = chosen === 'own' || (chosen === '' && own !== '') ? centsFromText(own) : Number(chosen);
  if (cents !== null && cents >= LEAST_GIFT_CENTS && cents <= MOST_GIFT_CENTS) return cents;
  const [least, most] = [LEAST_GIFT_CENTS, MOST_GIFT_CENTS].map((each) => formatMoney(each, LOCALES[language]));
  const code = 'gift.amount_wrong';
  const params = { least: least!, most: most! };
  throw problem(code, params, { fields: [{ path: 'betrag', code, params }] });
}
