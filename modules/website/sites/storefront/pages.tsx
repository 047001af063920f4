import type { Page } from '@fachwerk/site/page';
import { cookiesPage } from './cookies-page.ts';
import { accessibilityPage, imprintPage, privacyPage, termsPage, withdrawalPage } from './legal-page.ts';

export const pages: readonly Page[] = [
  termsPage,
  privacyPage,
  withdrawalPage,
  imprintPage,
  accessibilityPage,
  cookiesPage,
];
