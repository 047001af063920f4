import type { Page } from '@fachwerk/site/page';
import { withdrawConfirmPage } from './withdraw-confirm-page.ts';
import { withdrawPage } from './withdraw-page.ts';

export const pages: readonly Page[] = [withdrawPage, withdrawConfirmPage];
