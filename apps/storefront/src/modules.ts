import { pages as booking } from '@fachwerk/booking/storefront';
import { pages as cancellations } from '@fachwerk/cancellations/storefront';
import { pages as checkout } from '@fachwerk/checkout/storefront';
import { pages as customerAccounts, pages as customers } from '@fachwerk/customer-accounts/storefront';
import { pages as orders } from '@fachwerk/orders/storefront';
import { pages as payments } from '@fachwerk/payments/storefront';
import type { Page } from '@fachwerk/site/page';
import { pages as sites } from '@fachwerk/sites/storefront';
import { pages as stays } from '@fachwerk/stays/storefront';
import { pages as terminals } from '@fachwerk/terminals/storefront';
import { pages as withdrawals } from '@fachwerk/withdrawals/storefront';

/** The pages of all modules. */
export const pages: readonly Page[] = [
  ...sites,
  ...customers,
  ...customerAccounts,
  ...payments,
  ...orders,
  ...stays,
  ...cancellations,
  ...terminals,
  ...booking,
  ...checkout,
  ...withdrawals,
];
