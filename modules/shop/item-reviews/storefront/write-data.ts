import type { OwnReview } from '../contract-site.ts';

export type WriteData = {
  readonly orderHash: string;
  readonly orderNumber: string;
  readonly isOn: boolean;
  readonly isDone: boolean;
  readonly items: readonly OwnReview[];
  readonly name: string;
  /** The item whose form is open. */
  readonly chosen: string | null;
  /** A review was sent a moment ago. */
  readonly isSent: boolean;
};
