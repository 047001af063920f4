import type { Tile } from '@fachwerk/react/tile';
import { lazy } from 'react';

export const tiles: readonly Tile[] = [
  {
    name: 'news',
    title: 'news.title',
    info: 'news.info',
    areas: ['content'],
    Tile: lazy(async () => ({ default: (await import('./news/news-tile.tsx')).NewsTile })),
  },
];
