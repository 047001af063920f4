import { LocationCard, LocationMap } from '@fachwerk/locations/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { useText } from '@fachwerk/site/texts';
import type { BookingData } from '../../rules/live-data.ts';
import { siteDe } from '../../texts/site.de.ts';
import { withDates } from '../parts/with-dates.ts';
import css from './booking.module.css';
import type { bookingBlock } from './booking-block.ts';

/** The way to a box: by a search, by the map, or by the list. */
export function Part({ given }: { readonly given: BlockOf<typeof bookingBlock, BookingData | null> }) {
  const t = useText(siteDe);
  const data = withDates(given.data);
  if (!data) return <p>{t('live.find.none')}</p>;
  const { locations, map } = data;
  const listed = locations.slice(0, given.content.most);
  const field = `ort-${given.id}`;
  return (
    <div className={`${css.booking} ${given.content.showsMap ? css.withMap : ''}`}>
      <div className={css.list}>
        {given.content.showsSearch && (
          <>
            <search>
              <form className={css.search} method="get" action="/standorte">
                <label htmlFor={field}>{t('live.find.label')}</label>
                <div className={css.row}>
                  <input
                    id={field}
                    className={css.input}
                    type="search"
                    name="ort"
                    autoComplete="address-level2"
                    maxLength={80}
                  />
                  <Button>{t('live.find.go')}</Button>
                </div>
              </form>
            </search>
            <div>
              <ButtonLink to="/standorte" kind="plain" icon="pin">
                {t('live.find.near')}
              </ButtonLink>
            </div>
          </>
        )}
        <ul className={css.locations}>
          {listed.map((location) => (
            <li key={location.id}>
              <LocationCard location={location} km={null} />
            </li>
          ))}
        </ul>
        {listed.length < locations.length && (
          <ButtonLink to="/standorte" kind="quiet">
            {t('live.find.all')}
          </ButtonLink>
        )}
      </div>
      {given.content.showsMap && <LocationMap locations={locations} tiles={map} />}
    </div>
  );
}
