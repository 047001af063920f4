import { pages as checkout } from '@fachwerk/checkout/storefront';
import { pages as customers } from '@fachwerk/customers/storefront';
import { pages as orders } from '@fachwerk/orders/storefront';
import { pages as payments } from '@fachwerk/payments/storefront';
import { pages as rentals } from '@fachwerk/rentals/storefront';
import type { Page } from '@fachwerk/site/page';
import { pages as sites } from '@fachwerk/sites/storefront';
import { pages as withdrawals } from '@fachwerk/withdrawals/storefront';

/** The pages of all modules. */
export const pages: readonly Page[] = [
  ...sites,
  ...customers,
  ...payments,
  ...orders,
  ...rentals,
  ...checkout,
  ...withdrawals,
];
