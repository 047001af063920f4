import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapPlace } from '../../rules/map-pins.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './location-map.module.css';

type Props = {
  readonly locations: readonly MapPlace[];
  readonly tiles: NonNullable<SiteHead['map']>;
  /** Until the map is there, and without JavaScript. */
  readonly drawn: ReactNode;
};

/** The server draws no map, and needs none of its code. */
const tileMap = () => (import.meta.env.SSR ? new Promise<never>(() => {}) : import('./tile-map.ts'));

/** The map of a tile source. Its code comes in a file of its own, and only here: after the visitor's yes. */
export function DetailedMap({ locations, tiles, drawn }: Props) {
  const t = useText(siteDe);
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<'drawn' | 'shown' | 'failed'>('drawn');
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let isLeft = false;
    let remove = () => {};
    tileMap()
      .then(({ showTileMap }) => {
        if (isLeft) return;
        remove = showTileMap(box, { locations, tiles });
        setState('shown');
      })
      .catch(() => setState('failed'));
    return () => {
      isLeft = true;
      remove();
    };
  }, [locations, tiles]);
  return (
    <div>
      <section ref={place} className={css.detailed} hidden={state === 'failed'} aria-label={t('map.name')}>
        {state === 'drawn' && drawn}
      </section>
      {state === 'failed' && (
        <>
          {drawn}
          <p className={css.failed}>{t('map.failed')}</p>
        </>
      )}
    </div>
  );
}
