import { access } from '@fachwerk/access/module';
import { accessRights } from '@fachwerk/access-rights/module';
import { alerts } from '@fachwerk/alerts/module';
import { booking } from '@fachwerk/booking/module';
import { cancellations } from '@fachwerk/cancellations/module';
import { catalog } from '@fachwerk/catalog/module';
import { checkout } from '@fachwerk/checkout/module';
import { companies } from '@fachwerk/companies/module';
import { customerAccounts } from '@fachwerk/customer-accounts/module';
import { customers } from '@fachwerk/customers/module';
import { dashboard } from '@fachwerk/dashboard/module';
import { devices } from '@fachwerk/devices/module';
import { franchise } from '@fachwerk/franchise/module';
import { locationDesk } from '@fachwerk/location-desk/module';
import { locations } from '@fachwerk/locations/module';
import { lockers } from '@fachwerk/lockers/module';
import { logs } from '@fachwerk/logs/module';
import { mailbox } from '@fachwerk/mailbox/module';
import { maintenance } from '@fachwerk/maintenance/module';
import { openings } from '@fachwerk/openings/module';
import { orderDesk } from '@fachwerk/order-desk/module';
import { orders } from '@fachwerk/orders/module';
import { passkeys } from '@fachwerk/passkeys/module';
import { paymentAccounts } from '@fachwerk/payment-accounts/module';
import { payments } from '@fachwerk/payments/module';
import { people } from '@fachwerk/people/module';
import { places } from '@fachwerk/places/module';
import { pricing } from '@fachwerk/pricing/module';
import { rentalChanges } from '@fachwerk/rental-changes/module';
import { rentals } from '@fachwerk/rentals/module';
import { search } from '@fachwerk/search/module';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { stays } from '@fachwerk/stays/module';
import { terminals } from '@fachwerk/terminals/module';
import { translations } from '@fachwerk/translations/module';
import { walls } from '@fachwerk/walls/module';
import { withdrawals } from '@fachwerk/withdrawals/module';

/** The house, a module after those it stands on. */
export const modules: readonly Module[] = [
  companies,
  access,
  people,
  translations,
  mailbox,
  dashboard,
  logs,
  pricing,
  places,
  locations,
  franchise,
  alerts,
  devices,
  lockers,
  openings,
  walls,
  maintenance,
  sites,
  customers,
  customerAccounts,
  payments,
  orders,
  orderDesk,
  rentals,
  stays,
  terminals,
  rentalChanges,
  cancellations,
  accessRights,
  checkout,
  booking,
  withdrawals,
  passkeys,
  search,
  locationDesk,
  paymentAccounts,
  catalog,
];
