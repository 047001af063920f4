import { Icon, type IconName } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './account-ways.module.css';

const WAYS = [
  { to: '/konto/mieten', name: 'rentals', icon: 'key' },
  { to: '/konto/bestellungen', name: 'orders', icon: 'receipt' },
  { to: '/konto/adressen', name: 'addresses', icon: 'pin' },
  { to: '/konto/daten', name: 'data', icon: 'lock' },
] as const satisfies readonly { to: string; name: string; icon: IconName }[];

/** What else belongs to an account. */
export function AccountWays() {
  const t = useText(siteDe);
  return (
    <nav aria-label={t('customer_account.title')}>
      <ul className={css.ways}>
        {WAYS.map(({ to, name, icon }) => (
          <li key={to}>
            <a className={css.way} href={to}>
              <Icon name={icon} size={24} />
              <span>
                <span className={css.name}>{t(`customer_account.${name}`)}</span>
                <span className={css.about}>{t(`customer_account.${name}.about`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
