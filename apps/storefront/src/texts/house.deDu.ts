import type { Texts } from '@fachwerk/base/language';
import { siteDeDu as booking } from '@fachwerk/booking/texts/site.deDu';
import { siteDeDu as cancellations } from '@fachwerk/cancellations/texts/site.deDu';
import { siteDeDu as checkout } from '@fachwerk/checkout/texts/site.deDu';
import { siteDeDu as customerAccounts } from '@fachwerk/customer-accounts/texts/site.deDu';
import { siteDeDu as customers } from '@fachwerk/customers/texts/site.deDu';
import { siteDeDu as orders } from '@fachwerk/orders/texts/site.deDu';
import { siteDeDu as payments } from '@fachwerk/payments/texts/site.deDu';
import { siteDeDu as rentals } from '@fachwerk/rentals/texts/site.deDu';
import { kitDeDu } from '@fachwerk/site/texts/kit.deDu';
import { siteDeDu as sites } from '@fachwerk/sites/texts/site.deDu';
import { siteDeDu as stays } from '@fachwerk/stays/texts/site.deDu';
import { siteDeDu as terminals } from '@fachwerk/terminals/texts/site.deDu';
import { siteDeDu as withdrawals } from '@fachwerk/withdrawals/texts/site.deDu';
import { frontDeDu } from './front.deDu.ts';

export const houseDeDu: Texts = {
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
  ...kitDeDu,
  ...frontDeDu,
};
