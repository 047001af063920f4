import type { Texts } from '@fachwerk/base/language';
import { siteEn as booking } from '@fachwerk/booking/texts/site.en';
import { siteEn as cancellations } from '@fachwerk/cancellations/texts/site.en';
import { siteEn as checkout } from '@fachwerk/checkout/texts/site.en';
import { siteEn as customerAccounts } from '@fachwerk/customer-accounts/texts/site.en';
import { siteEn as customers } from '@fachwerk/customers/texts/site.en';
import { siteEn as orders } from '@fachwerk/orders/texts/site.en';
import { siteEn as payments } from '@fachwerk/payments/texts/site.en';
import { siteEn as rentals } from '@fachwerk/rentals/texts/site.en';
import { kitEn } from '@fachwerk/site/texts/kit.en';
import { siteEn as sites } from '@fachwerk/sites/texts/site.en';
import { siteEn as stays } from '@fachwerk/stays/texts/site.en';
import { siteEn as terminals } from '@fachwerk/terminals/texts/site.en';
import { siteEn as withdrawals } from '@fachwerk/withdrawals/texts/site.en';
import { frontEn } from './front.en.ts';

export const houseEn: Texts = {
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
  ...kitEn,
  ...frontEn,
};
