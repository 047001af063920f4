import { slot } from '@fachwerk/site/slot';
import type { SiteOrder } from '../contract-site.ts';

/** Beside the ways to an order of the archive: what else can be done with it. */
export const archiveSlot = slot<SiteOrder>('orders.archive');
