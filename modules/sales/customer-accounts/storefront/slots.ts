import { slot } from '@fachwerk/site/slot';
import type { Me } from '../contract.ts';

/** Beside the newsletter: what else somebody may want to hear of, or not. */
export const accountSlot = slot<Me>('customer-accounts.account');
