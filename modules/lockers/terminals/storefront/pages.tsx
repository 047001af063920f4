import type { Page } from '@fachwerk/site/page';
import { terminalPage } from './terminal-page.ts';

export const pages: readonly Page[] = [terminalPage];
