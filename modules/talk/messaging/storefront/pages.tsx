import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { followPage } from './follow-page.ts';
import { newsletterFill } from './newsletter-fill.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

export const pages: readonly Page[] = [unsubscribePage, followPage];
export const slots: readonly SlotFill[] = [newsletterFill];
