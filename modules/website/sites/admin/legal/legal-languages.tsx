import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { useText } from '@fachwerk/react/texts';
import { SegmentedControl } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  languages: readonly Language[];
  text: Translated;
  value: Language;
  onChange: (language: Language) => void;
};

/** Language tabs; a language without a text is marked. */
export function LegalLanguages({ languages, text, value, onChange }: Props) {
  const t = useText(adminDe);
  if (languages.length === 1) return null;
  const label = (language: Language) =>
    text[language] ? t(`language.${language}`) : `${t(`language.${language}`)} (${t('sites.legal.language.missing')})`;
  return (
    <SegmentedControl
      aria-label={t('sites.legal.languages')}
      value={value}
      onChange={(next) => onChange(next as Language)}
      data={languages.map((language) => ({ value: language, label: label(language) }))}
    />
  );
}
