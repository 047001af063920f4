import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import { frontDe } from '../texts/front.de.ts';
import type { FrameExtra } from './frame-extra.ts';
import css from './frame-footer.module.css';

const LEGAL = [
  ['/impressum', 'front.imprint'],
  ['/shop/datenschutz', 'front.privacy'],
  ['/shop/agbs', 'front.terms'],
  ['/shop/widerruf', 'front.withdrawal'],
  ['/barrierefreiheit', 'front.accessibility'],
  ['/cookies', 'front.cookies'],
] as const;

/** What the law wants within reach on every page, the withdrawal as a button of its own (§ 356a BGB); a shop may hide the rest (spec §3). */
export function FrameFooter({ head, navigation }: { head: SiteHead } & Pick<FrameExtra, 'navigation'>) {
  const t = useText(frontDe);
  const { email, phone } = head.contact;
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.own}>
          {!head.isFooterHidden && <p className={css.name}>{head.name}</p>}
          {!head.isFooterHidden && (email || phone) && (
            <address aria-label={t('front.contact')}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
            </address>
          )}
          <a className={css.withdraw} href="/widerrufen">
            {t('front.withdraw')}
          </a>
        </div>
        {!head.isFooterHidden && navigation.length > 1 && (
          <nav className={css.pages} aria-label={t('front.pages.all')}>
            <ul>
              {navigation.map(({ id, slug, title }) => (
                <li key={id}>
                  <a href={`/${slug}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-label={t('front.legal')}>
          <ul>
            {LEGAL.map(([to, key]) => (
              <li key={to}>
                <a href={to}>{t(key)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
