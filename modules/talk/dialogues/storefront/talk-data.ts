import type { WaitingStep } from '../contract-site.ts';

/** What can be booked: a service, or the one place there is. */
type Bookable = { readonly id: string; readonly name: string };
export type TalkData = { readonly step: WaitingStep; readonly services: readonly Bookable[] };
