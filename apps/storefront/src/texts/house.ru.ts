import type { Texts } from '@fachwerk/base/language';
import { siteRu as booking } from '@fachwerk/booking/texts/site.ru';
import { siteRu as cancellations } from '@fachwerk/cancellations/texts/site.ru';
import { siteRu as checkout } from '@fachwerk/checkout/texts/site.ru';
import { siteRu as customerAccounts } from '@fachwerk/customer-accounts/texts/site.ru';
import { siteRu as customers } from '@fachwerk/customers/texts/site.ru';
import { siteRu as orders } from '@fachwerk/orders/texts/site.ru';
import { siteRu as payments } from '@fachwerk/payments/texts/site.ru';
import { siteRu as rentals } from '@fachwerk/rentals/texts/site.ru';
import { kitRu } from '@fachwerk/site/texts/kit.ru';
import { siteRu as sites } from '@fachwerk/sites/texts/site.ru';
import { siteRu as stays } from '@fachwerk/stays/texts/site.ru';
import { siteRu as terminals } from '@fachwerk/terminals/texts/site.ru';
import { siteRu as withdrawals } from '@fachwerk/withdrawals/texts/site.ru';
import { frontRu } from './front.ru.ts';

export const houseRu: Texts = {
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
  ...kitRu,
  ...frontRu,
};
