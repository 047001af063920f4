import { FALLBACKS, LANGUAGES, type Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { type Say, useText } from '@fachwerk/react/texts';
import { Tabs, Textarea, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';

type Named = { readonly name: Translated; readonly description: Translated };
type Props = { form: Pick<ContractForm, 'field' | 'errors'>; values: Named };

/** Name and description, a tab per language; each says whether it is there and what is read instead. */
export function LanguageFields({ form, values: { name, description } }: Props) {
  const t = useText(adminDe);
  const [shown, setShown] = useState<Language>('de');
  const wrong = Object.keys(form.errors).find((path) => /^(name|description)\./.test(path));
  useEffect(() => {
    const language = LANGUAGES.find((each) => wrong?.endsWith(`.${each}`));
    if (language) setShown(language);
  }, [wrong]);
  return (
    <Tabs
      keepMounted={false}
      value={shown}
      onChange={(next) => setShown(LANGUAGES.find((each) => each === next) ?? 'de')}
    >
      <Tabs.List className={classes.languages ?? ''} aria-label={t('catalog.languages')}>
        {LANGUAGES.map((language) => (
          <LanguageTab key={language} language={language} isThere={Boolean(name[language])} />
        ))}
      </Tabs.List>
      {LANGUAGES.map((language) => (
        <Tabs.Panel key={language} value={language} className={classes.panel ?? ''}>
          <TextInput
            label={t('item.field.name')}
            required={language === 'de'}
            {...helpFor(name, language, t)}
            {...form.field(`name.${language}`)}
          />
          <Textarea
            label={t('item.field.description')}
            rows={3}
            {...helpFor(description, language, t)}
            {...form.field(`description.${language}`)}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function LanguageTab({ language, isThere }: { language: Language; isThere: boolean }) {
  const t = useText(adminDe);
  const Icon = isThere ? IconCircleCheck : IconCircleDashed;
  const state = isThere ? t('catalog.language.there') : t('catalog.language.missing');
  return (
    <Tabs.Tab
      value={language}
      leftSection={<Icon size={16} stroke={1.5} className={isThere ? classes.there : classes.missing} aria-hidden />}
      aria-label={`${t(`catalog.language.${language}`)}, ${state}`}
    >
      {t(`catalog.language.${language}`)}
    </Tabs.Tab>
  );
}

/** The text that will be read instead stands in the empty field. */
function helpFor(texts: Translated, language: Language, t: Say<typeof adminDe>) {
  if (language === 'de' || texts[language]) return {};
  const instead = FALLBACKS[language].slice(1).find((each) => texts[each]) ?? 'de';
  const text = texts[instead];
  if (!text) return {};
  return {
    placeholder: text,
    description: t('catalog.language.falls_back', { language: t(`catalog.language.${instead}`) }),
    ...HELP_BELOW,
  };
}
