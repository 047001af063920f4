import type { ReactNode } from 'react';

export type Undo = { readonly label?: string; readonly run: () => void };
export type Notice = {
  readonly id: string;
  readonly kind: 'ok' | 'problem';
  readonly title?: string;
  readonly text: ReactNode;
  readonly undo?: Undo | undefined;
};
