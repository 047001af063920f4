import { useText } from '@fachwerk/react/texts';
import { Link, useLocation } from 'react-router';
import { isAt, nearbyOf } from '../nearby.ts';
import { appDe } from '../texts/app.de.ts';
import { useMayOpen } from './allowed.ts';
import classes from './nearby-row.module.css';

/** A quiet row above the screens that belong together, of those one may open. */
export function NearbyRow() {
  const t = useText(appDe);
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const places = nearbyOf(pathname).filter(({ path }) => mayOpen(path));
  if (places.length < 2) return null;
  return (
    <nav className={classes.row} aria-label={t('shell.nearby')}>
      {places.map((place) => (
        <Link key={place.path} to={place.path} aria-current={isAt(place, pathname) ? 'page' : undefined}>
          {t(place.title)}
        </Link>
      ))}
    </nav>
  );
}
