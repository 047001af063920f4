import type { IncomingHttpHeaders } from 'node:http';

/** A page of a site was sent. Observers take what they need at once; the rest is not stored. */
export type PageView = {
  readonly companyId: string;
  /** The address of a page that search engines may list; of any other the way it is declared (`/miete/:key`), so no secret is in it. */
  readonly path: string;
  /** The requested URL, with its query. */
  readonly url: string;
  /** Where the request came from. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
};

/** Reports sent pages. Free while there is no watcher. */
export type PageViews = {
  readonly isWatched: boolean;
  tell(view: PageView): void;
  /** Is told of every page from now on, while it is being sent: a watcher only puts it aside. Returns the end of it. */
  watch(watcher: (view: PageView) => void): () => void;
};

export function openPageViews(): PageViews {
  const watchers = new Set<(view: PageView) => void>();
  return {
    get isWatched() {
      return watchers.size > 0;
    },
    tell: (view) => {
      for (const watcher of watchers) watcher(view);
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
