import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { deviceOf, routeLink } from '@fachwerk/locations/rules/route-link';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { useHydrated } from '@fachwerk/site/clock';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './place.module.css';

/** Opens the maps of the phone; without a script, a map in the browser. */
export function RouteButton({ location }: { readonly location: SiteLocation }) {
  const t = useText(siteDe);
  const isHydrated = useHydrated();
  const device = isHydrated ? deviceOf(navigator.userAgent) : 'other';
  return (
    <ButtonLink to={routeLink(device, location)} kind="plain" icon="pin" isNewTab={device === 'other'}>
      {t('place.route')}
    </ButtonLink>
  );
}

/** From the street to the boxes. */
export function WayPart({ location: { description, directions } }: { readonly location: SiteLocation }) {
  const t = useText(siteDe);
  if (!description && !directions) return null;
  return (
    <Card title={t('place.way')}>
      {description && <p className={css.words}>{description}</p>}
      {directions && <p className={css.words}>{directions}</p>}
    </Card>
  );
}
