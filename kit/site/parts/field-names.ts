import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { FieldName, FieldNames, SiteState } from '../pages/site-context.ts';

/** How long a page may take to say its names; without them it is shown all the same. */
const PATIENCE_MS = 1000;

/**
 * What the fields of a page are called. The list of what is wrong stands above them, and without JavaScript it has to name them when it is
 * drawn: so a refused page is drawn twice, and this is the first time.
 */
export function fieldNamesIn(rootWith: (more: Partial<SiteState>) => ReactElement): Promise<FieldNames> {
  const names: Record<string, FieldName> = {};
  const root = rootWith({
    onFieldName: (path, name) => {
      names[path] ??= name;
    },
  });
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience);
      resolve(names);
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
