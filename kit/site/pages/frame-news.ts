import { useSyncExternalStore } from 'react';

let news: object = {};
const readers = new Set<() => void>();

/** A view has changed something that the frame around it shows of the visitor: the number at the cart. */
export function tellFrame(changed: object): void {
  news = { ...news, ...changed };
  for (const read of readers) read();
}

const NO_NEWS = {};
const readNews = (read: () => void) => {
  readers.add(read);
  return () => readers.delete(read);
};

/** What the frame was drawn with, and what views have told it since. */
export function useFrameNews<Extra extends object>(drawn: Extra): Extra {
  return {
    ...drawn,
    ...useSyncExternalStore(
      readNews,
      () => news,
      () => NO_NEWS,
    ),
  };
}
