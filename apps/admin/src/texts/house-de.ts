import { de as alerts } from '@fachwerk/alerts/texts/de';
import { de as companies } from '@fachwerk/companies/texts/de';
import { de as customers } from '@fachwerk/customers/texts/de';
import { de as dashboard } from '@fachwerk/dashboard/texts/de';
import { de as franchise } from '@fachwerk/franchise/texts/de';
import { de as identity } from '@fachwerk/identity/texts/de';
import { de as locations } from '@fachwerk/locations/texts/de';
import { de as lockers } from '@fachwerk/lockers/texts/de';
import { de as logs } from '@fachwerk/logs/texts/de';
import { de as mailbox } from '@fachwerk/mailbox/texts/de';
import { de as orders } from '@fachwerk/orders/texts/de';
import { de as rentals } from '@fachwerk/rentals/texts/de';
import { de as sites } from '@fachwerk/sites/texts/de';
import { de as withdrawals } from '@fachwerk/withdrawals/texts/de';
import { appDe } from './app-de.ts';

/** Everything in German at once, for the palette. Screens bring their own. */
export const houseDe = {
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
  ...appDe,
};
