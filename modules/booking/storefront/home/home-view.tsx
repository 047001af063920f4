import type { SiteLocation } from '@fachwerk/rentals/contract-site';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Beside, Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import { siteDe } from '../../texts/site.de.ts';
import css from './home.module.css';
import { LocationCard } from './location-card.tsx';
import { LocationMap } from './location-map.tsx';

export type HomeData = {
  readonly search: string;
  readonly locations: readonly SiteLocation[];
  /** There are some, though perhaps none for this search. */
  readonly hasLocations: boolean;
  readonly welcome: string;
  readonly map: SiteHead['map'];
};

export function View({ data }: ViewProps<HomeData>) {
  const t = useText(siteDe);
  const { locations, hasLocations, search, welcome, map } = data;
  return (
    <Stack>
      <PageTitle lead={welcome || t('home.lead')} />
      <Beside
        aside={
          <Stack>
            <LocationMap locations={locations} tiles={map} />
            <HowItWorks />
          </Stack>
        }
      >
        {hasLocations && <Search search={search} />}
        {locations.length > 0 && (
          <section aria-labelledby="locations">
            <h2 id="locations" className={css.count}>
              {t('home.count', { count: locations.length })}
            </h2>
            <ul className={css.list}>
              {locations.map((location) => (
                <li key={location.id}>
                  <LocationCard location={location} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {locations.length === 0 && hasLocations && (
          <Empty icon="pin" title={t('home.nothing_found')}>
            <p>{t('home.nothing_found_what', { search })}</p>
            <ButtonLink to="/" kind="plain">
              {t('home.show_all')}
            </ButtonLink>
          </Empty>
        )}
        {!hasLocations && (
          <Empty icon="pin" title={t('home.no_locations')}>
            <p>{t('home.no_locations_what')}</p>
          </Empty>
        )}
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
