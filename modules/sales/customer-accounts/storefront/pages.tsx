import type { Page } from '@fachwerk/site/page';
import { accountPage } from './account/account-page.ts';
import { addressesPage } from './account/addresses-page.ts';
import { dataPage } from './account/data-page.ts';
import { erasedPage } from './account/erased-page.ts';
import { loginLinkPage } from './sign-in/login-link-page.ts';
import { loginPage } from './sign-in/login-page.ts';

export const pages: readonly Page[] = [loginPage, loginLinkPage, accountPage, addressesPage, dataPage, erasedPage];
