import { adminDe as access } from '@fachwerk/access/texts/admin.de';
import { adminDe as accessRights } from '@fachwerk/access-rights/texts/admin.de';
import { adminDe as alerts } from '@fachwerk/alerts/texts/admin.de';
import { adminDe as catalog } from '@fachwerk/catalog/texts/admin.de';
import { adminDe as companies } from '@fachwerk/companies/texts/admin.de';
import { adminDe as customers } from '@fachwerk/customers/texts/admin.de';
import { adminDe as dashboard } from '@fachwerk/dashboard/texts/admin.de';
import { helpDe as help } from '@fachwerk/dashboard/texts/help.de';
import { adminDe as devices } from '@fachwerk/devices/texts/admin.de';
import { adminDe as franchise } from '@fachwerk/franchise/texts/admin.de';
import { adminDe as locationDesk } from '@fachwerk/location-desk/texts/admin.de';
import { adminDe as locations } from '@fachwerk/locations/texts/admin.de';
import { adminDe as lockers } from '@fachwerk/lockers/texts/admin.de';
import { adminDe as logs } from '@fachwerk/logs/texts/admin.de';
import { adminDe as mailbox } from '@fachwerk/mailbox/texts/admin.de';
import { adminDe as maintenance } from '@fachwerk/maintenance/texts/admin.de';
import { adminDe as openings } from '@fachwerk/openings/texts/admin.de';
import { adminDe as orders } from '@fachwerk/order-desk/texts/admin.de';
import { adminDe as passkeys } from '@fachwerk/passkeys/texts/admin.de';
import { adminDe as paymentAccounts } from '@fachwerk/payment-accounts/texts/admin.de';
import { adminDe as payments } from '@fachwerk/payments/texts/admin.de';
import { adminDe as people } from '@fachwerk/people/texts/admin.de';
import { adminDe as pricing } from '@fachwerk/pricing/texts/admin.de';
import { adminDe as rentalChanges } from '@fachwerk/rental-changes/texts/admin.de';
import { adminDe as rentals } from '@fachwerk/rentals/texts/admin.de';
import { adminDe as search } from '@fachwerk/search/texts/admin.de';
import { adminDe as sites } from '@fachwerk/sites/texts/admin.de';
import { adminDe as stays } from '@fachwerk/stays/texts/admin.de';
import { adminDe as translations } from '@fachwerk/translations/texts/admin.de';
import { adminDe as walls } from '@fachwerk/walls/texts/admin.de';
import { adminDe as withdrawals } from '@fachwerk/withdrawals/texts/admin.de';
import { appDe } from './app.de.ts';

/** Everything in German at once, for the palette. Screens bring their own. */
export const houseDe = {
  ...locationDesk,
  ...paymentAccounts,
  ...payments,
  ...translations,
  ...catalog,
  ...passkeys,
  ...search,
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
  ...appDe,
};
