import { LocationCard, LocationMap, useLocationText } from '@fachwerk/locations/site-parts';
import type { Position } from '@fachwerk/places/rules/distance';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Beside, Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { homeEndSlot } from '@fachwerk/sites/site-slots';
import { useState } from 'react';
import type { Found } from '../../rules/find-locations.ts';
import { nearestFirst } from '../../rules/nearest-locations.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './home.module.css';
import type { HomeData } from './home-data.ts';
import { NearMeButton } from './near-me.tsx';

export function View({ data }: ViewProps<HomeData>) {
  const t = useText(siteDe);
  const tLocation = useLocationText();
  const { locations, search, welcome, map } = data;
  const [here, setHere] = useState<Position | null>(null);
  const found: Found = here ? { kind: 'near', shown: nearestFirst(locations, here) } : data.found;
  const placeName = here ? t('home.your_place') : data.placeName;
  const byId = new Map(locations.map((location) => [location.id, location]));
  const shown = found.shown.flatMap(({ id, km }) => {
    const location = byId.get(id);
    return location ? [{ location, km }] : [];
  });
  return (
    <Stack>
      <PageTitle lead={welcome || t('home.lead')} />
      <Beside
        aside={
          <Stack>
            <LocationMap locations={shown.length > 0 ? shown.map(({ location }) => location) : locations} tiles={map} />
            <HowItWorks />
          </Stack>
        }
      >
        {locations.length > 0 && (
          <Stack gap="small">
            <Search search={search} />
            <NearMeButton onFound={setHere} />
          </Stack>
        )}
        {shown.length > 0 && (
          <section aria-labelledby="locations">
            <h2 id="locations" className={css.count} aria-live="polite">
              {found.kind === 'near'
                ? t('home.near', { place: placeName })
                : tLocation('home.count', { count: shown.length })}
            </h2>
            <ul className={css.list}>
              {shown.map(({ location, km }) => (
                <li key={location.id}>
                  <LocationCard location={location} km={km} />
                </li>
              ))}
            </ul>
            {found.kind === 'near' && <p className={css.note}>{t('home.as_the_crow_flies')}</p>}
          </section>
        )}
        {(search !== '' || here) && shown.length > 0 && shown.length < locations.length && (
          <ButtonLink to="/standorte" kind="quiet">
            {t('home.show_all')}
          </ButtonLink>
        )}
        {shown.length === 0 && locations.length > 0 && (
          <Empty icon="pin" title={t('home.nothing_found')}>
            <p>{t('home.nothing_found_what', { search })}</p>
            <ButtonLink to="/standorte" kind="plain">
              {t('home.show_all')}
            </ButtonLink>
          </Empty>
        )}
        {locations.length === 0 && (
          <Empty icon="pin" title={t('home.no_locations')}>
            <p>{t('home.no_locations_what')}</p>
          </Empty>
        )}
        <InSlot slot={homeEndSlot} given={data} />
        {locations.length > 0 && <PlaceCredit />}
      </Beside>
    </Stack>
  );
}

function Search({ search }: { readonly search: string }) {
  const t = useText(siteDe);
  return (
    <search>
      <Form method="get">
        <div className={css.search}>
          <Field name="ort" label={t('home.search')} value={search} type="search" autoComplete="address-level2" />
          <Button kind="plain">{t('home.find')}</Button>
        </div>
      </Form>
    </search>
  );
}

/** Where towns are found by name: whose data that is, as its licence asks (modules/foundation/places). */
function PlaceCredit() {
  const t = useText(siteDe);
  return (
    <p className={css.note}>
      {t('home.place_data')}{' '}
      <a href="https://www.geonames.org" rel="noreferrer">
        {t('home.place_data_by')}
      </a>
      ,{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license">
        {t('home.place_data_licence')}
      </a>
      , {t('home.place_data_changed')}
    </p>
  );
}

function HowItWorks() {
  const t = useText(siteDe);
  return (
    <Card title={t('home.how_title')}>
      <ol className={css.how}>
        <li>{t('home.how_choose')}</li>
        <li>{t('home.how_pay')}</li>
        <li>{t('home.how_open')}</li>
      </ol>
    </Card>
  );
}
