import type { Page } from '@fachwerk/site/page';
import { testPaymentPage } from './test-payment-page.ts';

export const pages: readonly Page[] = [testPaymentPage];
