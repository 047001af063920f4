import { useMayShow } from '@fachwerk/react/session';
import { NoPermission, NotFound } from '@fachwerk/react/states';
import { translate, useText } from '@fachwerk/react/texts';
import { allTiles, type Tile } from '@fachwerk/react/tile';
import { Anchor, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { TileBody } from './tile-body.tsx';
import classes from './tile-frame.module.css';
import { TileInfo } from './tile-info.tsx';

/** One module full size. */
export function TileFull({ name, id }: { name: string; id?: string }) {
  const t = useText(adminDe);
  const tile = allTiles().find((each) => each.name === name);
  if (!tile) return <NotFound text={t('dashboard.unknown')} isPage />;
  return <KnownTile tile={tile} {...(id && { id })} />;
}

function KnownTile({ tile, id }: { tile: Tile; id?: string }) {
  const t = useText(adminDe);
  const may = useMayShow(tile);
  if (!may) return <NoPermission isPage />;
  return (
    <section>
      <Anchor
        component={Link}
        to={id ? `/admin/dashboard/${tile.name}` : '/admin/dashboard'}
        className={classes.back ?? ''}
      >
        <IconArrowLeft size={16} stroke={1.5} aria-hidden />
        {id ? translate(tile.title) : t('dashboard.title')}
      </Anchor>
      <header className={classes.fullHead}>
        <Title order={1} tabIndex={-1} className={classes.heading ?? ''}>
          {translate(tile.title)}
        </Title>
        <TileInfo tile={tile} />
      </header>
      <TileBody tile={tile} size="full" place="full" {...(id && { id })} />
    </section>
  );
}
