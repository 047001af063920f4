import type { Texts } from '@fachwerk/base/language';
import { siteIt as booking } from '@fachwerk/booking/texts/site.it';
import { siteIt as cancellations } from '@fachwerk/cancellations/texts/site.it';
import { siteIt as checkout } from '@fachwerk/checkout/texts/site.it';
import { siteIt as customerAccounts } from '@fachwerk/customer-accounts/texts/site.it';
import { siteIt as customers } from '@fachwerk/customers/texts/site.it';
import { siteIt as orders } from '@fachwerk/orders/texts/site.it';
import { siteIt as payments } from '@fachwerk/payments/texts/site.it';
import { siteIt as rentals } from '@fachwerk/rentals/texts/site.it';
import { kitIt } from '@fachwerk/site/texts/kit.it';
import { siteIt as sites } from '@fachwerk/sites/texts/site.it';
import { siteIt as stays } from '@fachwerk/stays/texts/site.it';
import { siteIt as terminals } from '@fachwerk/terminals/texts/site.it';
import { siteIt as withdrawals } from '@fachwerk/withdrawals/texts/site.it';
import { frontIt } from './front.it.ts';

export const houseIt: Texts = {
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
  ...kitIt,
  ...frontIt,
};
