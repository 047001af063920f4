import { useSyncExternalStore } from 'react';

let news: object = {};
const readers = new Set<() => void>();

/** A view has changed visitor data that the frame shows, such as the cart count. */
export function notifyFrame(changed: object): void {
  news = { ...news, ...changed };
  for (const read of readers) read();
}

const NO_NEWS = {};
const readNews = (read: () => void) => {
  readers.add(read);
  return () => readers.delete(read);
};

/** The frame's data with updates from views. */
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
