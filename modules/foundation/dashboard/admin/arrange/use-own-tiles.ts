import { useSession } from '@fachwerk/react/session';
import { allTiles, type Tile, type TileArea } from '@fachwerk/react/tile';
import { tilesFor } from './layout-moves.ts';

/** Modules available to the user, by area. */
export function useOwnTiles(): Readonly<Record<TileArea, readonly Tile[]>> {
  const rights = useSession()?.user ?? { capabilities: [] };
  return {
    content: tilesFor('content', allTiles(), rights),
    aside: tilesFor('aside', allTiles(), rights),
  };
}
