import { mayShow } from '@fachwerk/react/may-show';
import type { Tile, TileArea } from '@fachwerk/react/tile';
import type { Layout } from '../../contract.ts';

export const AREAS = ['content', 'aside'] as const satisfies readonly TileArea[];

export const otherArea = (area: TileArea): TileArea => (area === 'content' ? 'aside' : 'content');

/** Modules available to the user in an area, visible or not. */
export function tilesFor(
  area: TileArea,
  tiles: readonly Tile[],
  rights: Parameters<typeof mayShow>[1],
): readonly Tile[] {
  return tiles.filter((tile) => tile.areas.includes(area) && mayShow(tile, rights));
}

/** Modules named in an area's list, in order (spec §2). Unknown names are skipped. */
export function tilesNamed(names: readonly string[], tiles: readonly Tile[]): readonly Tile[] {
  const known = new Map(tiles.map((tile) => [tile.name, tile]));
  return [...new Set(names)].flatMap((name) => known.get(name) ?? []);
}

/** Moves a module to an index among the visible ones; hidden names keep their places. */
export function movedTo(names: readonly string[], name: string, to: number, seen: readonly string[]): string[] {
  const from = seen.indexOf(name);
  const neighbour = seen[to];
  if (!names.includes(name) || !neighbour || to === from) return [...names];
  const rest = without(names, name);
  rest.splice(rest.indexOf(neighbour) + (to > from ? 1 : 0), 0, name);
  return rest;
}

/** Moves a module one step among the visible ones. */
export function moved(names: readonly string[], name: string, by: -1 | 1, seen: readonly string[]): string[] {
  return movedTo(names, name, seen.indexOf(name) + by, seen);
}

export function without(names: readonly string[], name: string): string[] {
  return names.filter((each) => each !== name);
}

/** Inserts a name at an index, by default at the end. */
export function including(names: readonly string[], name: string, at = names.length): string[] {
  if (names.includes(name)) return [...names];
  return [...names.slice(0, at), name, ...names.slice(at)];
}

/** Modules that are really side by side: two adjacent ones at half width. A single one gets the full width. */
export function besideEachOther(seen: readonly string[], halves: readonly string[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let at = 0; at < seen.length - 1; at++) {
    const pair = [seen[at]!, seen[at + 1]!];
    if (!pair.every((name) => halves.includes(name))) continue;
    for (const name of pair) pairs.add(name);
    at++;
  }
  return pairs;
}

export function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? without(names, name) : including(names, name);
}

export function movedAcross(layout: Layout, from: TileArea, name: string): Layout {
  const to = otherArea(from);
  return { ...layout, [from]: without(layout[from], name), [to]: including(layout[to], name) };
}
