import type { Page } from '@fachwerk/site/page';
import { cancelPage } from './cancel-page.ts';

export const pages: readonly Page[] = [cancelPage];
