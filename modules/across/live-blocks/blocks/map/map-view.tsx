import { routeLink } from '@fachwerk/locations/rules/route-link';
import { LocationMap } from '@fachwerk/locations/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { ButtonLink } from '@fachwerk/site/button';
import { Prose } from '@fachwerk/site/prose';
import { useText } from '@fachwerk/site/texts';
import { useMemo } from 'react';
import type { MapData } from '../../rules/live-data.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './map.module.css';
import type { mapBlock } from './map-block.ts';

/** Two clicks: until the visitor has asked for the map, there is the address, a way to it, and a drawing of our own. */
export function Part({ given: { content, data } }: { readonly given: BlockOf<typeof mapBlock, MapData | null> }) {
  const t = useText(siteDe);
  const places = useMemo(() => (data ? [{ id: 'place', ...data, to: routeLink('other', data) }] : []), [data]);
  if (!data) return null;
  const { name, street, postcode, city, isExact, map, position } = data;
  return (
    <div className={`${css.map} ${position ? css.withMap : ''}`}>
      <div className={css.words}>
        <Prose text={content.text} />
        <address className={css.address}>
          <strong>{name}</strong>
          {street && <span>{street}</span>}
          <span>{`${postcode} ${city}`.trim()}</span>
        </address>
        <ButtonLink to={routeLink('other', data)} kind="plain" icon="pin" isNewTab>
          {t('live.contact.route')}
        </ButtonLink>
      </div>
      {position && (
        <div>
          <LocationMap locations={places} tiles={map} />
          {map && !isExact && <p className={css.rough}>{t('live.map.rough')}</p>}
        </div>
      )}
    </div>
  );
}
