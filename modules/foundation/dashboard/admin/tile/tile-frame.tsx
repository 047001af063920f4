import { translate, useText } from '@fachwerk/react/texts';
import type { Tile, TileArea } from '@fachwerk/react/tile';
import { Paper, Title } from '@mantine/core';
import { useId } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { TileBody } from './tile-body.tsx';
import classes from './tile-frame.module.css';
import { TileInfo } from './tile-info.tsx';
import { TileMenu, type TileMoves } from './tile-menu.tsx';

type Props = { tile: Tile; area: TileArea; isHalf: boolean; moves: TileMoves };

/** Frame of a module: title, info, menu and content. */
export function TileFrame({ tile, area, isHalf, moves }: Props) {
  useText(adminDe);
  const id = useId();
  return (
    <Paper
      withBorder
      component="section"
      className={classes.tile ?? ''}
      aria-labelledby={id}
      data-area={area}
      data-half={isHalf || undefined}
    >
      <header className={classes.head}>
        <Title order={2} id={id} className={classes.title ?? ''}>
          {translate(tile.title)}
        </Title>
        <TileInfo tile={tile} />
        <TileMenu tile={tile} area={area} moves={moves} />
      </header>
      <div className={classes.body}>
        <TileBody tile={tile} size="tile" place={area} />
      </div>
    </Paper>
  );
}
