import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../website.module.css';
import type { SiteValues } from './site-values.ts';

type Props = { form: ContractForm<SiteValues, SiteValues> };

export function ContactFields({ form, hosts }: Props & { hosts: readonly string[] }) {
  const t = useText(adminDe);
  const { value, onChange, ...host } = form.field('mainHost');
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={t('sites.field.contact.email')} type="email" {...form.field('contact.email')} />
        <TextInput label={t('sites.field.contact.phone')} type="tel" {...form.field('contact.phone')} />
        <TextInput label={t('sites.field.contact.whatsapp')} type="tel" {...form.field('contact.whatsapp')} />
      </SimpleGrid>
      <Switch
        label={t('sites.field.isFooterHidden')}
        description={t('sites.field.isFooterHidden.help')}
        {...form.check('isFooterHidden')}
      />
      <Switch label={t('sites.field.hasChat')} description={t('sites.field.hasChat.help')} {...form.check('hasChat')} />
      {(hosts.length > 1 || value) && (
        <Select
          label={t('sites.field.mainHost')}
          description={t('sites.field.mainHost.help')}
          {...HELP_BELOW}
          data={[{ value: OLDEST, label: t('sites.mainHost.oldest') }, ...hosts]}
          allowDeselect={false}
          className={classes.short ?? ''}
          {...host}
          value={value || OLDEST}
          onChange={(chosen) => onChange(chosen === OLDEST ? '' : chosen)}
        />
      )}
    </Stack>
  );
}

/** A select option needs a value; the contract uses an empty string. */
const OLDEST = '-';

export function MapFields({ form }: Props) {
  const t = useText(adminDe);
  return (
    <Stack gap="md">
      <TextInput
        label={t('sites.field.tileUrl')}
        description={t('sites.field.tileUrl.help')}
        {...HELP_BELOW}
        inputMode="url"
        {...form.field('tileUrl')}
      />
      {form.values.tileUrl && <TextInput label={t('sites.field.tileAttribution')} {...form.field('tileAttribution')} />}
    </Stack>
  );
}
