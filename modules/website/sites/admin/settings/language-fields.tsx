import { LANGUAGES } from '@fachwerk/base/language';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Select, Stack, Textarea } from '@mantine/core';
import { whyNotSave } from '../../rules/site-data.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../website.module.css';
import type { SiteValues } from './site-values.ts';

/** Offered languages, the default language, and the welcome text in each. */
export function LanguageFields({ form }: { form: ContractForm<SiteValues, SiteValues> }) {
  const t = useText(adminDe);
  const { languages, defaultLanguage } = form.values;
  const refusal = whyNotSave({ languages, defaultLanguage, mainHost: '' }, []);
  const chosen = form.field('defaultLanguage');
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={t('sites.field.languages')}
        description={t('sites.field.languages.help')}
        {...HELP_BELOW}
        {...form.field('languages')}
      >
        <Stack gap={8} mt={4}>
          {LANGUAGES.map((language) => (
            <Checkbox key={language} value={language} label={t(`language.${language}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        label={t('sites.field.defaultLanguage')}
        description={t('sites.field.defaultLanguage.help')}
        {...HELP_BELOW}
        data={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        allowDeselect={false}
        className={classes.short ?? ''}
        {...chosen}
        error={refusal ? t(refusal) : chosen.error}
      />
      {LANGUAGES.filter((language) => languages.includes(language)).map((language) => (
        <Textarea
          key={language}
          label={`${t('sites.field.welcome')} (${t(`language.${language}`)})`}
          description={t('sites.field.welcome.help')}
          {...HELP_BELOW}
          rows={2}
          {...form.field(`welcome.${language}`)}
        />
      ))}
    </Stack>
  );
}
