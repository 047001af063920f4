import type { Asset } from '../contract.ts';

/** A picture of a terrace, as the server answers it. */
export function assetNamed(name: string, more: Partial<Asset> = {}): Asset {
  const id = more.id ?? crypto.randomUUID();
  const written = { name, alt: {}, focus: { x: 500, y: 500 }, credit: { author: '', licence: '', source: '' } };
  const source = { width: 320, avif: '/api/files/a.avif', webp: '/api/files/a.webp' };
  return {
    ...written,
    id,
    kind: 'picture',
    folderId: null,
    tags: [],
    bytes: 300_000,
    crop: null,
    picture: { ...written, id, width: 320, height: 240, sources: [source], jpeg: '/api/files/a.jpg' },
    originalUrl: '/api/files/a.webp',
    createdAt: new Date('2026-03-01T10:00:00Z'),
    version: 1,
    ...more,
  };
}

export const nothingElse = { uses: [], next: null, total: { count: 1, isMore: false } };
export const emptyShelves = { folders: [], tags: [], usedBytes: 0, mostBytes: 2_000_000_000 };
