import { adminEn as access } from '@fachwerk/access/texts/admin.en';
import { adminEn as accessRights } from '@fachwerk/access-rights/texts/admin.en';
import { adminEn as alerts } from '@fachwerk/alerts/texts/admin.en';
import { en as base } from '@fachwerk/base/texts/base.en';
import { adminEn as catalog } from '@fachwerk/catalog/texts/admin.en';
import { adminEn as companies } from '@fachwerk/companies/texts/admin.en';
import { adminEn as customers } from '@fachwerk/customers/texts/admin.en';
import { adminEn as dashboard } from '@fachwerk/dashboard/texts/admin.en';
import { helpEn as help } from '@fachwerk/dashboard/texts/help.en';
import { adminEn as devices } from '@fachwerk/devices/texts/admin.en';
import { adminEn as franchise } from '@fachwerk/franchise/texts/admin.en';
import { adminEn as locationDesk } from '@fachwerk/location-desk/texts/admin.en';
import { adminEn as locations } from '@fachwerk/locations/texts/admin.en';
import { adminEn as lockers } from '@fachwerk/lockers/texts/admin.en';
import { adminEn as logs } from '@fachwerk/logs/texts/admin.en';
import { adminEn as mailbox } from '@fachwerk/mailbox/texts/admin.en';
import { adminEn as maintenance } from '@fachwerk/maintenance/texts/admin.en';
import { adminEn as openings } from '@fachwerk/openings/texts/admin.en';
import { adminEn as orders } from '@fachwerk/order-desk/texts/admin.en';
import { adminEn as passkeys } from '@fachwerk/passkeys/texts/admin.en';
import { adminEn as paymentAccounts } from '@fachwerk/payment-accounts/texts/admin.en';
import { adminEn as payments } from '@fachwerk/payments/texts/admin.en';
import { adminEn as people } from '@fachwerk/people/texts/admin.en';
import { adminEn as pricing } from '@fachwerk/pricing/texts/admin.en';
import { kitEn } from '@fachwerk/react/texts/kit.en';
import { adminEn as rentalChanges } from '@fachwerk/rental-changes/texts/admin.en';
import { adminEn as rentals } from '@fachwerk/rentals/texts/admin.en';
import { adminEn as search } from '@fachwerk/search/texts/admin.en';
import { adminEn as sites } from '@fachwerk/sites/texts/admin.en';
import { adminEn as stays } from '@fachwerk/stays/texts/admin.en';
import { adminEn as translations } from '@fachwerk/translations/texts/admin.en';
import { adminEn as walls } from '@fachwerk/walls/texts/admin.en';
import { adminEn as withdrawals } from '@fachwerk/withdrawals/texts/admin.en';
import { appEn } from './app.en.ts';

export const houseEn = {
  ...locationDesk,
  ...paymentAccounts,
  ...payments,
  ...translations,
  ...catalog,
  ...passkeys,
  ...search,
  ...base,
  ...kitEn,
  ...companies,
  ...customers,
  ...dashboard,
  ...help,
  ...access,
  ...people,
  ...mailbox,
  ...alerts,
  ...franchise,
  ...locations,
  ...devices,
  ...lockers,
  ...openings,
  ...walls,
  ...maintenance,
  ...logs,
  ...orders,
  ...pricing,
  ...accessRights,
  ...rentalChanges,
  ...rentals,
  ...stays,
  ...sites,
  ...withdrawals,
  ...appEn,
};
