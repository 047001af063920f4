import type { Page } from '@fachwerk/site/page';
import { accountPage } from './account-page.ts';
import { addressesPage } from './addresses-page.ts';
import { dataPage } from './data-page.ts';
import { erasedPage } from './erased-page.ts';
import { loginLinkPage } from './login-link-page.ts';
import { loginPage } from './login-page.ts';
import { newsletterPage } from './newsletter-page.ts';

export const pages: readonly Page[] = [
  loginPage,
  loginLinkPage,
  accountPage,
  addressesPage,
  dataPage,
  erasedPage,
  newsletterPage,
];
