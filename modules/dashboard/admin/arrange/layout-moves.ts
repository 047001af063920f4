import type { Tile, TileArea } from '@fachwerk/react/tile';
import type { Layout } from '../../contract.ts';

export const AREAS = ['content', 'aside'] as const satisfies readonly TileArea[];

export const otherArea = (area: TileArea): TileArea => (area === 'content' ? 'aside' : 'content');

/** The modules somebody may have in an area, whether they stand there or not. */
export function tilesFor(area: TileArea, tiles: readonly Tile[], capabilities: readonly string[]): readonly Tile[] {
  return tiles.filter(
    ({ areas, capability }) => areas.includes(area) && (!capability || capabilities.includes(capability)),
  );
}

/** Those that are named in the area's list, in its order (spec §2). A name nobody knows shows nothing. */
export function tilesNamed(names: readonly string[], tiles: readonly Tile[]): readonly Tile[] {
  const known = new Map(tiles.map((tile) => [tile.name, tile]));
  return [...new Set(names)].flatMap((name) => known.get(name) ?? []);
}

/** One step past the next module that is seen; the names of others keep their places. */
export function moved(names: readonly string[], name: string, by: -1 | 1, seen: readonly string[]): string[] {
  const neighbour = seen[seen.indexOf(name) + by];
  if (!names.includes(name) || !neighbour) return [...names];
  const rest = names.filter((each) => each !== name);
  rest.splice(rest.indexOf(neighbour) + (by > 0 ? 1 : 0), 0, name);
  return rest;
}

export function without(names: readonly string[], name: string): string[] {
  return names.filter((each) => each !== name);
}

/** At its place, or behind all others where nothing is said. */
export function including(names: readonly string[], name: string, at = names.length): string[] {
  if (names.includes(name)) return [...names];
  return [...names.slice(0, at), name, ...names.slice(at)];
}

export function movedAcross({ content, aside }: Layout, from: TileArea, name: string): Layout {
  const to = otherArea(from);
  const lists = { content, aside };
  return { ...lists, [from]: without(lists[from], name), [to]: including(lists[to], name) };
}
