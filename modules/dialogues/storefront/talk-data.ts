import type { WaitingStep } from '../contract-site.ts';

/** Of a rental only what somebody has to see to open it; its key stays on the server. */
type OpenableBox = { readonly id: string; readonly boxNumber: string; readonly locationName: string };
export type TalkData = {
  readonly step: WaitingStep;
  readonly boxes: readonly OpenableBox[];
  /** Of the next opening: a second tap is the same one. */
  readonly transactionId: string;
};
