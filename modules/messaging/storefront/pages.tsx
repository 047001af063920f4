import type { Page } from '@fachwerk/site/page';
import { unsubscribePage } from './unsubscribe-page.ts';

export const pages: readonly Page[] = [unsubscribePage];
