import type { Texts } from '@fachwerk/base/language';
import { siteEn as checkout } from '@fachwerk/checkout/texts/site-en';
import { siteEn as customers } from '@fachwerk/customers/texts/site-en';
import { siteEn as orders } from '@fachwerk/orders/texts/site-en';
import { siteEn as payments } from '@fachwerk/payments/texts/site-en';
import { pagesEn as rentalPages } from '@fachwerk/rentals/texts/pages-en';
import { siteEn as rentals } from '@fachwerk/rentals/texts/site-en';
import { kitEn } from '@fachwerk/site/texts/kit-en';
import { siteEn as sites } from '@fachwerk/sites/texts/site-en';
import { siteEn as withdrawals } from '@fachwerk/withdrawals/texts/site-en';
import { frontEn } from './front-en.ts';

export const houseEn: Texts = {
  ...checkout,
  ...customers,
  ...orders,
  ...payments,
  ...rentals,
  ...rentalPages,
  ...sites,
  ...withdrawals,
  ...kitEn,
  ...frontEn,
};
