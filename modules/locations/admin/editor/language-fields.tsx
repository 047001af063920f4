import { FALLBACKS, LANGUAGES, type Language } from '@fachwerk/base/language';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Tabs, Textarea, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './language-fields.module.css';
import type { LocationValues } from './location-values.ts';

type Texts = LocationValues['name'] | LocationValues['description'];

/** The language a customer reads instead, where this one is missing. */
function fallbackOf(texts: Texts, language: Language): Language {
  return FALLBACKS[language].slice(1).find((each) => texts[each]) ?? 'de';
}

/** Name, description and the way in, a tab per language; each says whether something is missing and what is read instead. */
export function LanguageFields({ form }: { form: ContractForm<LocationValues, LocationValues> }) {
  const t = useText(adminDe);
  const [shown, setShown] = useState<Language>('de');
  const { name, description, directions } = form.values;
  const wrong = Object.keys(form.errors).find((path) => /^(name|description|directions)\./.test(path));
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
      <Tabs.List className={classes.languages ?? ''} aria-label={t('locations.languages')}>
        {LANGUAGES.map((language) => {
          const isThere = Boolean(name[language]);
          const Icon = isThere ? IconCircleCheck : IconCircleDashed;
          const state = isThere ? t('locations.language.there') : t('locations.language.missing');
          return (
            <Tabs.Tab
              key={language}
              value={language}
              leftSection={
                <Icon size={16} stroke={1.5} className={isThere ? classes.there : classes.missing} aria-hidden />
              }
              aria-label={`${t(`language.${language}`)}, ${state}`}
            >
              {t(`language.${language}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {LANGUAGES.map((language) => (
        <Tabs.Panel key={language} value={language} className={classes.panel ?? ''}>
          <TextInput
            label={t('location.field.name')}
            required={language === 'de'}
            {...helpFor(name, language, t)}
            {...form.field(`name.${language}`)}
          />
          <Textarea
            label={t('location.field.description')}
            rows={4}
            {...helpFor(description, language, t)}
            {...form.field(`description.${language}`)}
          />
          <Textarea
            label={t('location.field.directions')}
            rows={3}
            {...helpFor(directions, language, t)}
            {...form.field(`directions.${language}`)}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The text that will be read instead stands in the empty field. */
function helpFor(texts: Texts, language: Language, t: ReturnType<typeof useText<typeof adminDe>>) {
  if (language === 'de' || texts[language]) return {};
  const instead = fallbackOf(texts, language);
  const text = texts[instead];
  if (!text) return {};
  return {
    placeholder: text,
    description: t('locations.language.falls_back', { language: t(`language.${instead}`) }),
    ...HELP_BELOW,
  };
}
