import { centsFromText } from '@fachwerk/base/money';
import type { OnlineOption } from '@fachwerk/payments/contract';
import { type FormFields, fieldOf, page, redirectTo } from '@fachwerk/site/page';
import { giftApi } from '../contract-gift.ts';
import type { GiftOffer } from './gift-data.ts';

/** `/gutschein`: for how much, for whom, who pays, and how. One page, one order. */
export const giftPage = page<GiftOffer>({
  path: '/gutschein',
  load: async (ctx) => ({ ...(await ctx.ask(giftApi.offer, {})), purchaseId: crypto.randomUUID() }),
  input: giftApi.buy.input,
  acts: {
    buy: async (ctx, form) => {
      const { redirectTo: to } = await ctx.change(giftApi.buy, {
        purchaseId: fieldOf(form, 'kauf'),
        wish: { amountCents: amountFrom(form), recipient: fieldOf(form, 'fuer'), message: fieldOf(form, 'gruss') },
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

/** One of those that are offered, or what was typed beside them; what is no amount the contract refuses. */
function amountFrom(form: FormFields): number {
  const chosen = fieldOf(form, 'wert');
  const own = fieldOf(form, 'betrag').trim();
  return chosen === 'own' || (chosen === '' && own !== '') ? (centsFromText(own) ?? 0) : Number(chosen);
}
