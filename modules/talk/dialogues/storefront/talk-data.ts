import type { WaitingStep } from '../contract-site.ts';

/** Of a rental only what somebody has to see to open it; its key stays on the server. */
type OpenableBox = { readonly id: string; readonly boxNumber: string; readonly locationName: string };
/** What can be booked: a service, or the one place there is. */
type Bookable = { readonly id: string; readonly name: string };
export type TalkData = {
  readonly step: WaitingStep;
  readonly boxes: readonly OpenableBox[];
  readonly services: readonly Bookable[];
  /** Of the next opening: a second tap is the same one. */
  readonly transactionId: string;
};
