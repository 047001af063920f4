import { slot } from '@fachwerk/react/slot';
import type { CustomerStory } from '../contract-staff.ts';

/** What somebody has now: whoever lets or sells says it. */
export const customerSlot = slot<{ customer: CustomerStory }>('customers.customer');
