import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { FieldName, FieldNames, SiteState } from './site-context.ts';

/** Time limit of the first rendering; without its result the page is shown all the same. */
const PATIENCE_MS = 1000;

export type FirstDrawing = {
  /** Labels of the page's fields. */
  readonly fieldNames: FieldNames;
  /** Some part of the page shows the refusal. */
  readonly isProblemShown: boolean;
};

/**
 * A refused page is rendered twice: the error summary above the fields needs their labels, also without JavaScript; and if no part shows the refusal,
 * the page shows it at the top, so that no button fails silently.
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
      // An error here occurs again in the final rendering and is reported there.
      onError: () => {},
    });
    const patience = setTimeout(() => {
      abort();
      done();
    }, PATIENCE_MS);
  });
}
