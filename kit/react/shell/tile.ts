import type { ComponentType, LazyExoticComponent } from 'react';

export type TileArea = 'content' | 'aside';
export type TileProps = {
  /** On the dashboard, or alone below `/admin/dashboard/{action}`. */
  readonly size: 'tile' | 'full';
  /** From `/admin/dashboard/{action}/{id}`. */
  readonly id?: string;
};

/** What a module's `admin/tiles.tsx` contributes to the dashboard. */
export type Tile = {
  /** Name in stored layouts and in the URL (spec §2): `news`, `time-log`, … */
  readonly name: string;
  /** Text keys. */
  readonly title: string;
  readonly info: string;
  readonly areas: readonly TileArea[];
  readonly capability?: string;
  /** Asks endpoints alone that honour places: whoever has the capability at some places only sees it too. */
  readonly isPerPlace?: true;
  readonly Tile: ComponentType<TileProps> | LazyExoticComponent<ComponentType<TileProps>>;
};

let tiles: readonly Tile[] = [];

/** The app registers the tiles of all modules; the dashboard knows none of them. */
export function provideTiles(all: readonly Tile[]): void {
  tiles = all;
}

export function allTiles(): readonly Tile[] {
  return tiles;
}
