import type { ReactNode } from 'react';

export type Question = {
  /** Names the action: „3 Fächer stilllegen?“. */
  readonly title: string;
  /** States the consequence. */
  readonly text?: ReactNode;
  /** Button label, a verb. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly isDanger?: boolean;
  /** Gets the focus after "no"; defaults to the previous focus. After "yes" the screen moves on. */
  readonly returnTo?: () => HTMLElement | undefined;
};
