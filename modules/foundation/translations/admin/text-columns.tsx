import { FALLBACKS, LANGUAGES, type Language } from '@fachwerk/base/language';
import type { Column } from '@fachwerk/react/list-types';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { VisuallyHidden } from '@mantine/core';
import { IconLanguageOff, IconPencil, IconScale } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { TextConstant } from '../contract.ts';
import { isMissing } from '../rules/constants.ts';
import { adminDe } from '../texts/admin.de.ts';
import { languageHash, textPath } from './text-path.ts';
import classes from './texts.module.css';

/** What a reader of this language sees, in which language of its chain, and whether the company said it. */
export function shownIn({ texts }: TextConstant, language: Language) {
  for (const from of FALLBACKS[language]) {
    const { own, platform } = texts[from];
    const text = own ?? platform;
    if (text !== null) return { text, from, isOwn: own !== null };
  }
  return undefined;
}

const OTHERS = LANGUAGES.filter((language) => language !== 'de');
const RANKS: Readonly<Record<Language, 1 | 2 | 3 | 4>> = { de: 1, en: 1, deDu: 2, it: 3, ru: 4 };

/** German is what staff know a text by; the others stand beside it. */
export function useTextColumns(): Column<TextConstant>[] {
  const t = useText(adminDe);
  return [
    {
      key: 'de',
      title: t('language.de'),
      width: 300,
      cell: (constant) => <German constant={constant} />,
      csv: (constant) => wordingOf(constant, 'de'),
    },
    ...OTHERS.map(
      (language): Column<TextConstant> => ({
        key: language,
        title: t(`language.${language}`),
        width: 220,
        rank: RANKS[language],
        cell: (constant) => <Wording constant={constant} language={language} />,
        csv: (constant) => wordingOf(constant, language),
        phone: language === 'en' ? 'detail' : 'none',
      }),
    ),
    {
      key: 'key',
      title: t('texts.field.key'),
      rank: 6,
      phone: 'none',
      cell: ({ id }) => <code className={classes.key}>{id}</code>,
      csv: ({ id }) => id,
    },
  ];
}

const wordingOf = ({ texts }: TextConstant, language: Language) => texts[language].own ?? texts[language].platform;

function German({ constant }: { constant: TextConstant }) {
  const t = useText(adminDe);
  const shown = shownIn(constant, 'de');
  return (
    <span className={classes.stack}>
      <span className={classes.wording}>{shown?.text ?? constant.id}</span>
      {constant.isFixed && (
        <StateMark look={{ icon: IconScale }} isQuiet>
          {t('texts.fixed')}
        </StateMark>
      )}
      {shown?.isOwn && <Own />}
    </span>
  );
}

function Wording({ constant, language }: { constant: TextConstant; language: Language }) {
  const t = useText(adminDe);
  const { search } = useLocation();
  const shown = shownIn(constant, language);
  const name = t(`language.${language}`);
  return (
    <Link to={{ pathname: textPath(constant.id), search, hash: languageHash(language) }} className={classes.cell ?? ''}>
      {isMissing(constant, language) ? (
        <StateMark look={{ icon: IconLanguageOff, tone: 'warn' }}>{t('texts.state.missing')}</StateMark>
      ) : shown?.from === language ? (
        <span className={classes.stack}>
          <span className={classes.wording}>{shown.text}</span>
          {shown.isOwn && <Own />}
        </span>
      ) : (
        <span className={classes.quiet}>
          {shown ? t('texts.from', { language: t(`language.${shown.from}`) }) : '–'}
        </span>
      )}
      <VisuallyHidden>{` · ${t('texts.edit_in', { language: name })}`}</VisuallyHidden>
    </Link>
  );
}

function Own() {
  const t = useText(adminDe);
  return (
    <StateMark look={{ icon: IconPencil, tone: 'accent' }} isQuiet>
      {t('texts.own')}
    </StateMark>
  );
}
