import type { Page } from '@fachwerk/site/page';
import { newsletterPage } from './newsletter-page.ts';

export const pages: readonly Page[] = [newsletterPage];
