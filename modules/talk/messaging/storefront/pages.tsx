import type { Page } from '@fachwerk/site/page';
import { followPage } from './follow-page.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

export const pages: readonly Page[] = [unsubscribePage, followPage];
