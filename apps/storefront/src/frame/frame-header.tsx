import { Icon } from '@fachwerk/site/icon';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import { frontDe } from '../texts/front.de.ts';
import css from './frame-header.module.css';
import { LanguageMenu } from './language-menu.tsx';

export function FrameHeader({ head, inCart }: { head: SiteHead; inCart: number }) {
  const t = useText(frontDe);
  const { isSignedIn } = useSite();
  const isShop = head.kind === 'merchant';
  return (
    <header className={css.header}>
      {head.isDemo && <p className={css.demo}>{t(isShop ? 'front.demo_shop' : 'front.demo')}</p>}
      <div className={css.inner}>
        <a className={css.name} href="/" aria-label={t('front.home', { name: head.name })}>
          {head.logo ? <img src={head.logo} alt="" height={40} /> : head.name}
        </a>
        <nav className={css.nav} aria-label={t('front.nav')}>
          <LanguageMenu languages={head.languages} />
          {isSignedIn && isShop && (
            <a href="/konto/bestellungen">
              <Icon name="receipt" />
              <span>{t('front.orders')}</span>
            </a>
          )}
          {isSignedIn && !isShop && (
            <a href="/konto/mieten">
              <Icon name="key" />
              <span>{t('front.rentals')}</span>
            </a>
          )}
          {!isSignedIn && (
            <a href="/anmelden">
              <Icon name="user" />
              <span>{t('front.sign_in')}</span>
            </a>
          )}
          <a href="/warenkorb">
            <Icon name="bag" />
            <span>{t('front.cart')}</span>
            {inCart > 0 && (
              <span className={css.count}>
                <span aria-hidden="true">{inCart}</span>
                <span className="fw-hidden">({t('front.cart.count', { count: inCart })})</span>
              </span>
            )}
          </a>
        </nav>
      </div>
    </header>
  );
}
