import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { FieldName, FieldNames, SiteState } from './site-context.ts';

/** How long a page may take to be drawn the first time; without what it finds, the page is shown all the same. */
const PATIENCE_MS = 1000;

export type FirstDrawing = {
  /** What the fields of the page are called. */
  readonly fieldNames: FieldNames;
  /** Some part of the page shows what was refused. */
  readonly isProblemShown: boolean;
};

/**
 * A refused page is drawn twice. The list of what is wrong stands above the fields, and without JavaScript it has to name them when it is
 * drawn. And a page on which no part shows the refusal gets it above everything else: nobody presses a button in vain without a word.
 */
export function firstDrawing(rootWith: (more: Partial<SiteState>) => ReactElement): Promise<FirstDrawing> {
  const names: Record<string, FieldName> = {};
  let isProblemShown = false;
  const root = rootWith({
    onFieldName: (path, name) => {
      names[path] ??= name;
    },
    onProblemShown: () => {
      isProblemShown = true;
    },
  });
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience);
      resolve({ fieldNames: names, isProblemShown });
    };
    const { abort } = renderToPipeableStream(root, {
      onAllReady: done,
      onShellError: done,
      // Whatever fails, fails again when it is drawn to be shown, and is told then.
      onError: () => {},
    });
    const patience = setTimeout(() => {
      abort();
      done();
    }, PATIENCE_MS);
  });
}
