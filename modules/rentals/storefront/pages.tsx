import type { Page } from '@fachwerk/site/page';
import { minePage } from './mine-page.ts';
import { rentalPage } from './rental-page.ts';
import { terminalPage } from './terminal-page.ts';

export const pages: readonly Page[] = [rentalPage, minePage, terminalPage];
