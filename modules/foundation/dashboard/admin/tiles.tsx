import { lazyPart } from '@fachwerk/react/lazy-part';
import type { Tile } from '@fachwerk/react/tile';

export const tiles: readonly Tile[] = [
  {
    name: 'news',
    title: 'news.title',
    info: 'news.info',
    areas: ['content'],
    Tile: lazyPart(async () => (await import('./news/news-tile.tsx')).NewsTile),
  },
];
