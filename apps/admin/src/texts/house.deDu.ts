import { adminDeDu as access } from '@fachwerk/access/texts/admin.deDu';
import { adminDeDu as accessRights } from '@fachwerk/access-rights/texts/admin.deDu';
import { adminDeDu as alerts } from '@fachwerk/alerts/texts/admin.deDu';
import { deDu as base } from '@fachwerk/base/texts/base.deDu';
import { adminDeDu as catalog } from '@fachwerk/catalog/texts/admin.deDu';
import { adminDeDu as companies } from '@fachwerk/companies/texts/admin.deDu';
import { adminDeDu as customers } from '@fachwerk/customers/texts/admin.deDu';
import { adminDeDu as dashboard } from '@fachwerk/dashboard/texts/admin.deDu';
import { helpDeDu as help } from '@fachwerk/dashboard/texts/help.deDu';
import { adminDeDu as devices } from '@fachwerk/devices/texts/admin.deDu';
import { adminDeDu as franchise } from '@fachwerk/franchise/texts/admin.deDu';
import { adminDeDu as locationDesk } from '@fachwerk/location-desk/texts/admin.deDu';
import { adminDeDu as locations } from '@fachwerk/locations/texts/admin.deDu';
import { adminDeDu as lockers } from '@fachwerk/lockers/texts/admin.deDu';
import { adminDeDu as logs } from '@fachwerk/logs/texts/admin.deDu';
import { adminDeDu as mailbox } from '@fachwerk/mailbox/texts/admin.deDu';
import { adminDeDu as maintenance } from '@fachwerk/maintenance/texts/admin.deDu';
import { adminDeDu as openings } from '@fachwerk/openings/texts/admin.deDu';
import { adminDeDu as orders } from '@fachwerk/order-desk/texts/admin.deDu';
import { adminDeDu as passkeys } from '@fachwerk/passkeys/texts/admin.deDu';
import { adminDeDu as paymentAccounts } from '@fachwerk/payment-accounts/texts/admin.deDu';
import { adminDeDu as payments } from '@fachwerk/payments/texts/admin.deDu';
import { adminDeDu as people } from '@fachwerk/people/texts/admin.deDu';
import { adminDeDu as pricing } from '@fachwerk/pricing/texts/admin.deDu';
import { kitDeDu } from '@fachwerk/react/texts/kit.deDu';
import { adminDeDu as rentalChanges } from '@fachwerk/rental-changes/texts/admin.deDu';
import { adminDeDu as search } from '@fachwerk/search/texts/admin.deDu';
import { adminDeDu as sites } from '@fachwerk/sites/texts/admin.deDu';
import { adminDeDu as translations } from '@fachwerk/translations/texts/admin.deDu';
import { adminDeDu as walls } from '@fachwerk/walls/texts/admin.deDu';
import { adminDeDu as withdrawals } from '@fachwerk/withdrawals/texts/admin.deDu';
import { appDeDu } from './app.deDu.ts';

export const houseDeDu = {
  ...locationDesk,
  ...paymentAccounts,
  ...payments,
  ...translations,
  ...catalog,
  ...passkeys,
  ...search,
  ...base,
  ...kitDeDu,
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
  ...sites,
  ...withdrawals,
  ...appDeDu,
};
