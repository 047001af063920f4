import { FALLBACKS, LANGUAGES, type Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { Tabs, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { FormatBar } from '../prose/format-bar.tsx';
import { useText } from '../shell/texts.ts';
import type { ContractForm } from './contract-form.ts';
import { HELP_BELOW } from './help-below.ts';
import { LongText } from './long-text.tsx';
import classes from './translated-fields.module.css';
import { useWrittenLanguages } from './written-languages.ts';

/** A text in several languages; `rows` makes it multi-line. */
type TranslatedField = {
  readonly name: string;
  readonly label: string;
  readonly rows?: number;
  /** Shown as prose: with a bar for strong words, lists and links. */
  readonly isProse?: boolean;
  /** May be empty in all languages. */
  readonly isOptional?: boolean;
};

type Props<Name extends string> = {
  form: Pick<ContractForm, 'field' | 'errors'>;
  values: Readonly<Record<Name, Translated>>;
  /** The first field decides whether a language exists, and is required in German unless optional. */
  fields: readonly [TranslatedField & { readonly name: Name }, ...(TranslatedField & { readonly name: Name })[]];
};

/** Texts for customers, one tab per language; each shows whether it exists and its fallback. Without other languages there are no tabs. */
export function TranslatedFields<Name extends string>({ form, values, fields }: Props<Name>) {
  const t = useText();
  const languages = useWrittenLanguages();
  const [shown, setShown] = useState<Language>('de');
  const wrong = Object.keys(form.errors).find((path) => fields.some(({ name }) => path.startsWith(`${name}.`)));
  useEffect(() => {
    const language = LANGUAGES.find((each) => wrong?.endsWith(`.${each}`));
    if (language) setShown(language);
  }, [wrong]);
  const [first] = fields;
  const fieldsIn = (language: Language) =>
    fields.map((field) => (
      <OneField
        key={field.name}
        form={form}
        field={field}
        texts={values[field.name]}
        language={language}
        isRequired={field === first && language === 'de' && !field.isOptional}
      />
    ));
  const isAlone = languages.length === 1;
  // Languages may be known late: the field one types in stays the same, with its focus.
  return (
    <Tabs
      keepMounted={false}
      value={shown}
      onChange={(next) => setShown(LANGUAGES.find((each) => each === next) ?? 'de')}
    >
      {!isAlone && (
        <Tabs.List className={classes.languages ?? ''} aria-label={t('translated.languages')}>
          {languages.map((language) => (
            <LanguageTab key={language} language={language} isThere={Boolean(values[first.name][language])} />
          ))}
        </Tabs.List>
      )}
      {languages.map((language) => (
        <Tabs.Panel
          key={language}
          value={language}
          className={(isAlone ? classes.alone : classes.panel) ?? ''}
          {...(isAlone && NO_PANEL)}
        >
          {fieldsIn(language)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Without tabs it is no panel of one. */
const NO_PANEL: object = { role: null, 'aria-labelledby': null };

function LanguageTab({ language, isThere }: { language: Language; isThere: boolean }) {
  const t = useText();
  const Icon = isThere ? IconCircleCheck : IconCircleDashed;
  const state = isThere ? t('translated.there') : t('translated.missing');
  return (
    <Tabs.Tab
      value={language}
      leftSection={<Icon size={16} stroke={1.5} className={isThere ? classes.there : classes.missing} aria-hidden />}
      aria-label={`${t(`language.${language}`)}, ${state}`}
    >
      {t(`language.${language}`)}
    </Tabs.Tab>
  );
}

type FieldProps = Pick<Props<string>, 'form'> & {
  field: TranslatedField;
  texts: Translated;
  language: Language;
  isRequired: boolean;
};

function OneField({ form, field: { name, label, rows, isProse }, texts, language, isRequired }: FieldProps) {
  const common = {
    label,
    required: isRequired,
    ...useFallbackHelp(texts, language),
    ...form.field(`${name}.${language}`),
  };
  if (!rows) return <TextInput {...common} />;
  if (!isProse) return <LongText rows={rows} language={language} {...common} />;
  // Between label and field.
  const withBar = (input: ReactNode) => (
    <FormatBar fieldId={common.id} label={label} onText={common.onChange}>
      {common.inputContainer?.(input) ?? input}
    </FormatBar>
  );
  return <LongText rows={rows} language={language} {...common} inputContainer={withBar} />;
}

/** The fallback text is the placeholder of an empty field. */
function useFallbackHelp(texts: Translated, language: Language) {
  const t = useText();
  if (language === 'de' || texts[language]) return {};
  const instead = FALLBACKS[language].slice(1).find((each) => texts[each]) ?? 'de';
  const text = texts[instead];
  if (!text) return {};
  return {
    placeholder: text,
    description: t('translated.falls_back', { language: t(`language.${instead}`) }),
    ...HELP_BELOW,
  };
}
