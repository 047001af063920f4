import type { Page } from '@fachwerk/site/page';
import { cartPage } from './cart/cart-page.ts';
import { confirmationPage } from './result/confirmation-page.ts';
import { resultPage } from './result/result-page.ts';
import { formerSteps, tillPage } from './steps/till-page.ts';

export const pages: readonly Page[] = [cartPage, tillPage, ...formerSteps, resultPage, confirmationPage];
