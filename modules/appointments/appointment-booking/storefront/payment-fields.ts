import type { OnlineOption } from '@fachwerk/payments/contract';
import { type FormFields, fieldOf, type PageCtx, redirectTo } from '@fachwerk/site/page';

/** Asked for where it is paid before (`PaymentPart`). */
export const paymentIn = (form: FormFields) => ({
  ...(fieldOf(form, 'zahlungsart') !== '' && { paymentOption: fieldOf(form, 'zahlungsart') as OnlineOption }),
  accepted: {
    terms: fieldOf(form, 'agb') === 'on',
    privacy: fieldOf(form, 'datenschutz') === 'on',
    withdrawal: fieldOf(form, 'widerruf') === 'on',
  },
});

/** To the provider, or to a page of this site. */
export function toPayment(ctx: PageCtx, address: string) {
  const target = new URL(address, ctx.url);
  return redirectTo(target.hostname === ctx.url.hostname ? target.pathname + target.search : address);
}
