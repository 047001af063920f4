import type { ReactNode } from 'react';

export type Question = {
  /** Names what happens, in words: „3 Fächer stilllegen?“. */
  readonly title: string;
  /** Repeats the consequence. */
  readonly text?: ReactNode;
  /** The button is a verb. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly isDanger?: boolean;
  /** What has the focus when the answer is no, otherwise what had it before. Yes leaves where that was. */
  readonly returnTo?: () => HTMLElement | undefined;
};
