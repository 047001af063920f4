import { companyStream } from '@fachwerk/companies/contract';
import { deviceStream } from '@fachwerk/devices/contract';
import { LimitFacts } from '@fachwerk/limits/parts';
import { LIMIT_SUBJECTS } from '@fachwerk/limits/rules/limits';
import { locationApi, locationStream, type StorageLocation } from '@fachwerk/locations/contract';
import { LocationEditor, LocationFacts } from '@fachwerk/locations/parts';
import { lockerStream } from '@fachwerk/lockers/contract';
import { pricingStream } from '@fachwerk/pricing/contract';
import { useAsk } from '@fachwerk/react/call';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useNewPlace } from '@fachwerk/react/new-place';
import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useTitle } from '@fachwerk/react/title';
import { LocationWall } from '@fachwerk/walls/parts';
import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useParams } from 'react-router';
import { locationDeskApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LocationChecklist } from './checklist/location-checklist.tsx';
import { LocationCurve } from './curve/location-curve.tsx';
import { LocationControllers } from './location-controllers.tsx';
import { LocationHead } from './location-head.tsx';
import classes from './location-page.module.css';

/** `/admin/locations/:id`: all that is to be known of a location; `…/edit` is the form over it, `…/box/:boxId` one of its boxes. */
export function LocationPage() {
  const { id = '' } = useParams();
  useNewPlace(id);
  const asked = useAsk(locationApi.list, { orderBy: 'name', dir: 'asc', locationId: id });
  useLiveRefetch({
    hints: [
      locationStream,
      pricingStream,
      companyStream,
      deviceStream,
      hintIf(lockerStream, (event) => event.locationId === id),
    ],
    asks: [locationApi.list, locationDeskApi.checklist],
  });
  const location = asked.data?.locations[0];
  if (!location && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} isPage />;
  if (!location) return <Loading lines={10} />;
  return <Page key={id} location={location} reviewLink={asked.data!.reviewLink} />;
}

function Page({ location, reviewLink }: { location: StorageLocation; reviewLink: string }) {
  const t = useText(adminDe);
  const { part, boxId } = useParams();
  const mayLocks = useMaySomewhere('locks.read');
  const mayControllers = useMaySomewhere('controllers.read');
  const mayLimits = useMay('limits.read');
  const mayMoney = useMaySomewhere('rentals.read');
  useTitle(location.name.de);
  const asked = useAsk(locationDeskApi.checklist, { locationId: location.id });
  const path = `/admin/locations/${location.id}`;
  const pathOf = (box?: string) => (box ? `${path}/box/${box}` : path);
  return (
    <section className={classes.page}>
      <LocationHead location={location} checklist={asked.data} />
      <div className={classes.parts}>
        <div className={classes.main}>
          <Part title={t('checklist.title')}>
            {asked.data ? (
              <LocationChecklist checklist={asked.data} locationName={location.name.de} />
            ) : asked.isError ? (
              <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
            ) : (
              <Loading lines={4} />
            )}
          </Part>
          {mayLocks && (
            <Part title={t('location_desk.wall')}>
              <LocationWall locationId={location.id} boxId={part === 'box' ? boxId : undefined} pathOf={pathOf} />
            </Part>
          )}
          {mayMoney && (
            <Part title={t('location_desk.curve')}>
              <LocationCurve locationId={location.id} />
            </Part>
          )}
        </div>
        <div className={classes.side}>
          {mayControllers && (
            <Part title={t('location_desk.controllers')}>
              <LocationControllers locationId={location.id} />
            </Part>
          )}
          {mayLimits && (
            <Part title={t('location_desk.limits')}>
              <LimitFacts locationId={location.id} subjects={LIMIT_SUBJECTS} />
            </Part>
          )}
          <Paper withBorder className={classes.panel ?? ''}>
            <LocationFacts location={location} networkReviewLink={reviewLink} />
          </Paper>
        </div>
      </div>
      <LocationEditor id={location.id} isOpen={part === 'edit'} closeTo={path} />
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper withBorder component="section" className={classes.panel ?? ''} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.heading ?? ''}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
