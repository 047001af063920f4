import { Loading } from '@fachwerk/react/states';
import type { Tile, TileProps } from '@fachwerk/react/tile';
import { Suspense } from 'react';
import { TileBoundary } from './tile-boundary.tsx';
import classes from './tile-frame.module.css';
import { heightBefore, useHeightKept } from './tile-height.ts';

type Props = TileProps & { tile: Tile; place: string };

export function TileBody({ tile, place, ...props }: Props) {
  const name = `${place}.${tile.name}`;
  const outline = (
    <div className={classes.waiting} style={{ minHeight: heightBefore(name) }}>
      <Loading lines={6} />
    </div>
  );
  return (
    <TileBoundary>
      <Suspense fallback={outline}>
        <Standing tile={tile} name={name} {...props} />
      </Suspense>
    </TileBoundary>
  );
}

function Standing({ tile, name, ...props }: Omit<Props, 'place'> & { name: string }) {
  const inside = useHeightKept(name);
  return (
    <div ref={inside}>
      <tile.Tile {...props} />
    </div>
  );
}
