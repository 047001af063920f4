import { type Language, LOCALES } from '@fachwerk/base/language';
import { LANGUAGE_QUERY } from '@fachwerk/site/choose-language';
import { Icon } from '@fachwerk/site/icon';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { HeaderMenu } from '@fachwerk/sites/site-parts';
import { frontDe } from '../texts/front.de.ts';
import css from './frame-header.module.css';

/** Links to this very page in the other languages; opens and closes without JavaScript. */
export function LanguageMenu({ languages }: { languages: readonly Language[] }) {
  const t = useText(frontDe);
  const { language } = useSite();
  if (languages.length < 2) return null;
  return (
    <HeaderMenu
      className={css.languages}
      summary={
        <>
          <Icon name="language" />
          {/* Who says what they see, "DE", must be understood: it is part of the name. */}
          <span>{LOCALES[language].slice(0, 2).toUpperCase()}</span>
          <span className="fw-hidden">{t('front.language.now', { language: t(`front.language.${language}`) })}</span>
        </>
      }
    >
      <LanguageLinks languages={languages} />
    </HeaderMenu>
  );
}

/** This very page in each language. */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  const t = useText(frontDe);
  const { language, path } = useSite();
  return (
    <ul>
      {languages.map((each) => (
        <li key={each}>
          <a
            href={inLanguage(path, each)}
            lang={LOCALES[each]}
            hrefLang={LOCALES[each]}
            aria-current={each === language ? 'true' : undefined}
          >
            {t(`front.language.${each}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function inLanguage(path: string, language: Language): string {
  const [pathname, query = ''] = path.split('?', 2);
  const search = new URLSearchParams(query);
  search.set(LANGUAGE_QUERY, language);
  return `${pathname}?${search}`;
}
