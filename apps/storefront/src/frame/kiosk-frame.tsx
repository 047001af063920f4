import { LOCALES } from '@fachwerk/base/language';
import { Button } from '@fachwerk/site/button';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import type { ReactNode } from 'react';
import { frontDe } from '../texts/front.de.ts';
import { KIOSK_DONE } from './frame-extra.ts';
import css from './kiosk-frame.module.css';
import { inLanguage } from './language-menu.tsx';
import { useKioskReset } from './use-kiosk-reset.ts';

/** What the law wants within reach; pages of this site all of them. */
const LEGAL = [
  ['/impressum', 'front.imprint'],
  ['/shop/datenschutz', 'front.privacy'],
  ['/shop/agbs', 'front.terms'],
  ['/shop/widerruf', 'front.withdrawal'],
] as const;

/** For a stranger in a hurry with a suitcase: large, four languages, a way to begin anew, and no way out. */
export function KioskFrame({ head, children }: { readonly head: SiteHead; readonly children: ReactNode }) {
  const t = useText(frontDe);
  const { language, path } = useSite();
  useKioskReset(KIOSK_DONE);
  // Strangers choose a language, not how they are addressed.
  const languages = head.languages.filter((each) => each !== 'deDu' || !head.languages.includes('de'));
  return (
    <div className={css.kiosk} data-kiosk>
      <header className={css.header}>
        <p className={css.name}>{head.logo ? <img src={head.logo} alt={head.name} height={64} /> : head.name}</p>
        <nav className={css.languages} aria-label={t('front.languages')}>
          {languages.map((each) => (
            <a
              key={each}
              href={inLanguage(path, each)}
              lang={LOCALES[each]}
              hrefLang={LOCALES[each]}
              aria-current={each === language ? 'true' : undefined}
            >
              {t(`front.language.${each}`)}
            </a>
          ))}
        </nav>
        {path !== '/terminal' && (
          <form method="post">
            <Button act={KIOSK_DONE} kind="plain" icon="close">
              {t('front.kiosk.done')}
            </Button>
          </form>
        )}
      </header>
      <main id="inhalt" className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>
        {LEGAL.map(([to, key]) => (
          <a key={to} href={to}>
            {t(key)}
          </a>
        ))}
      </footer>
    </div>
  );
}
