import { en as alerts } from '@fachwerk/alerts/texts/en';
import { en as base } from '@fachwerk/base/texts/en';
import { en as companies } from '@fachwerk/companies/texts/en';
import { en as customers } from '@fachwerk/customers/texts/en';
import { en as dashboard } from '@fachwerk/dashboard/texts/en';
import { en as franchise } from '@fachwerk/franchise/texts/en';
import { en as identity } from '@fachwerk/identity/texts/en';
import { en as locations } from '@fachwerk/locations/texts/en';
import { en as lockers } from '@fachwerk/lockers/texts/en';
import { en as logs } from '@fachwerk/logs/texts/en';
import { en as mailbox } from '@fachwerk/mailbox/texts/en';
import { en as orders } from '@fachwerk/orders/texts/en';
import { kitEn } from '@fachwerk/react/texts/kit-en';
import { en as rentals } from '@fachwerk/rentals/texts/en';
import { en as sites } from '@fachwerk/sites/texts/en';
import { en as withdrawals } from '@fachwerk/withdrawals/texts/en';
import { appEn } from './app-en.ts';

export const houseEn = {
  ...base,
  ...kitEn,
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
  ...appEn,
};
