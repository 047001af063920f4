import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { afterOrderFill, afterRentalFill, blockFill } from './survey-fill.ts';
import { surveyPage } from './survey-page.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

export const pages: readonly Page[] = [unsubscribePage, surveyPage];
export const slots: readonly SlotFill[] = [blockFill, afterOrderFill, afterRentalFill];
