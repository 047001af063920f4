import type { Texts } from '@fachwerk/base/language';
import { siteDe as booking } from '@fachwerk/booking/texts/site.de';
import { siteDe as cancellations } from '@fachwerk/cancellations/texts/site.de';
import { siteDe as checkout } from '@fachwerk/checkout/texts/site.de';
import { siteDe as customerAccounts } from '@fachwerk/customer-accounts/texts/site.de';
import { siteDe as customers } from '@fachwerk/customers/texts/site.de';
import { siteDe as orders } from '@fachwerk/orders/texts/site.de';
import { siteDe as payments } from '@fachwerk/payments/texts/site.de';
import { siteDe as rentals } from '@fachwerk/rentals/texts/site.de';
import { kitDe } from '@fachwerk/site/texts/kit.de';
import { siteDe as sites } from '@fachwerk/sites/texts/site.de';
import { siteDe as stays } from '@fachwerk/stays/texts/site.de';
import { siteDe as terminals } from '@fachwerk/terminals/texts/site.de';
import { siteDe as withdrawals } from '@fachwerk/withdrawals/texts/site.de';
import { frontDe } from './front.de.ts';

export const houseDe: Texts = {
  ...booking,
  ...checkout,
  ...customers,
  ...customerAccounts,
  ...orders,
  ...payments,
  ...rentals,
  ...stays,
  ...cancellations,
  ...terminals,
  ...sites,
  ...withdrawals,
  ...kitDe,
  ...frontDe,
};
