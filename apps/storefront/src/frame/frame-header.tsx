import { Icon, type IconName } from '@fachwerk/site/icon';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import { SiteHeader } from '@fachwerk/sites/site-parts';
import { frontDe } from '../texts/front.de.ts';
import type { FrameExtra } from './frame-extra.ts';
import css from './frame-header.module.css';
import { LanguageLinks, LanguageMenu } from './language-menu.tsx';

type Props = { readonly head: SiteHead; readonly isApart: boolean } & Pick<
  FrameExtra,
  'inCart' | 'navigation' | 'room'
>;

/** The header of the site with what visitors do there: language, account and cart. */
export function FrameHeader({ head, inCart, navigation, room, isApart }: Props) {
  const t = useText(frontDe);
  const { isSignedIn, path } = useSite();
  const isShop = head.kind === 'merchant';
  const account = accountOf(isSignedIn, isShop);
  return (
    <SiteHeader
      head={head}
      entries={navigation}
      room={room}
      here={path.split('?', 1)[0]!.slice(1)}
      isApart={isApart}
      labels={{
        home: t('front.home', { name: head.name }),
        pages: t('front.pages'),
        here: t('front.pages.here'),
        menu: t('front.menu'),
        more: t('front.more'),
      }}
      notice={head.isDemo && <p className={css.demo}>{t(isShop ? 'front.demo_shop' : 'front.demo')}</p>}
      actions={
        <nav className={css.nav} aria-label={t('front.nav')}>
          <LanguageMenu languages={head.languages} />
          <a href={account.to}>
            <Icon name={account.icon} />
            <span>{t(account.words)}</span>
          </a>
        </nav>
      }
      cart={
        <a className={css.cart} href="/warenkorb">
          <Icon name="bag" />
          <span>{t('front.cart')}</span>
          {inCart > 0 && (
            <span className={css.count}>
              <span aria-hidden="true">{inCart}</span>
              <span className="fw-hidden">({t('front.cart.count', { count: inCart })})</span>
            </span>
          )}
        </a>
      }
      inSheet={
        <>
          <a className={css.row} href={account.to}>
            <Icon name={account.icon} />
            <span>{t(account.words)}</span>
          </a>
          {head.languages.length > 1 && (
            <nav className={css.tongues} aria-label={t('front.languages')}>
              <LanguageLinks languages={head.languages} />
            </nav>
          )}
        </>
      }
    />
  );
}

type Account = {
  readonly to: string;
  readonly icon: IconName;
  readonly words: 'front.orders' | 'front.rentals' | 'front.sign_in';
};

function accountOf(isSignedIn: boolean, isShop: boolean): Account {
  if (!isSignedIn) return { to: '/anmelden', icon: 'user', words: 'front.sign_in' };
  if (isShop) return { to: '/konto/bestellungen', icon: 'receipt', words: 'front.orders' };
  return { to: '/konto/mieten', icon: 'key', words: 'front.rentals' };
}
