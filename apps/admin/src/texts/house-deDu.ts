import { deDu as alerts } from '@fachwerk/alerts/texts/deDu';
import { deDu as base } from '@fachwerk/base/texts/deDu';
import { deDu as companies } from '@fachwerk/companies/texts/deDu';
import { deDu as customers } from '@fachwerk/customers/texts/deDu';
import { deDu as dashboard } from '@fachwerk/dashboard/texts/deDu';
import { deDu as franchise } from '@fachwerk/franchise/texts/deDu';
import { deDu as identity } from '@fachwerk/identity/texts/deDu';
import { deDu as locations } from '@fachwerk/locations/texts/deDu';
import { deDu as lockers } from '@fachwerk/lockers/texts/deDu';
import { deDu as logs } from '@fachwerk/logs/texts/deDu';
import { deDu as mailbox } from '@fachwerk/mailbox/texts/deDu';
import { deDu as orders } from '@fachwerk/orders/texts/deDu';
import { kitDeDu } from '@fachwerk/react/texts/kit-deDu';
import { deDu as rentals } from '@fachwerk/rentals/texts/deDu';
import { deDu as sites } from '@fachwerk/sites/texts/deDu';
import { deDu as withdrawals } from '@fachwerk/withdrawals/texts/deDu';
import { appDeDu } from './app-deDu.ts';

export const houseDeDu = {
  ...base,
  ...kitDeDu,
  ...companies,
  ...customers,
  ...dashboard,
  ...identity,
  ...mailbox,
  ...alerts,
  ...franchise,
  ...locations,
  ...lockers,
  ...logs,
  ...orders,
  ...rentals,
  ...sites,
  ...withdrawals,
  ...appDeDu,
};
