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
};
