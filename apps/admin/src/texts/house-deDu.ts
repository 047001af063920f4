import { deDu as base } from '@fachwerk/base/texts/deDu';
import { deDu as companies } from '@fachwerk/companies/texts/deDu';
import { deDu as dashboard } from '@fachwerk/dashboard/texts/deDu';
import { deDu as identity } from '@fachwerk/identity/texts/deDu';
import { deDu as mailbox } from '@fachwerk/mailbox/texts/deDu';
import { kitDeDu } from '@fachwerk/react/texts/kit-deDu';
import { appDeDu } from './app-deDu.ts';

export const houseDeDu = { ...base, ...kitDeDu, ...companies, ...dashboard, ...identity, ...mailbox, ...appDeDu };
