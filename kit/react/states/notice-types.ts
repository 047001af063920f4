import type { ReactNode } from 'react';

export type Undo = { readonly label?: string; readonly run: () => void };
export type Notice = {
  readonly id: string;
  /** An alarm stays until it is seen. */
  readonly kind: 'ok' | 'problem' | 'alarm';
  readonly title?: string;
  readonly text: ReactNode;
  readonly undo?: Undo | undefined;
};
