import { Icon, type IconName } from '@fachwerk/site/icon';
import { useSite } from '@fachwerk/site/site-context';
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
  const isShop = useSite().head.kind === 'merchant';
  // A shop lets no boxes.
  const ways = isShop ? WAYS.filter(({ name }) => name !== 'rentals') : WAYS;
  return (
    <nav aria-label={t('customer_account.title')}>
      <ul className={css.ways}>
        {ways.map(({ to, name, icon }) => (
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
