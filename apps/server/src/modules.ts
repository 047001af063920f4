import { alerts } from '@fachwerk/alerts/module';
import { checkout } from '@fachwerk/checkout/module';
import { companies } from '@fachwerk/companies/module';
import { customers } from '@fachwerk/customers/module';
import { dashboard } from '@fachwerk/dashboard/module';
import { franchise } from '@fachwerk/franchise/module';
import { identity } from '@fachwerk/identity/module';
import { locations } from '@fachwerk/locations/module';
import { lockers } from '@fachwerk/lockers/module';
import { logs } from '@fachwerk/logs/module';
import { mailbox } from '@fachwerk/mailbox/module';
import { orders } from '@fachwerk/orders/module';
import { payments } from '@fachwerk/payments/module';
import { rentals } from '@fachwerk/rentals/module';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { translations } from '@fachwerk/translations/module';
import { withdrawals } from '@fachwerk/withdrawals/module';

/** The house, a module after those it stands on. */
export const modules: readonly Module[] = [
  companies,
  identity,
  translations,
  mailbox,
  dashboard,
  logs,
  locations,
  franchise,
  alerts,
  lockers,
  sites,
  customers,
  payments,
  orders,
  rentals,
  checkout,
  withdrawals,
];
