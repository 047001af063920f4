import { useMe } from '@fachwerk/auth/account';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import { LegalDataFields } from '@fachwerk/companies/parts';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Radio, Select, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { FranchiseeData } from '../contract.ts';
import { basisPointsOf } from '../rules/share.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './franchisee.module.css';
import { countryOptions, percentWords } from './franchisee-values.ts';

type Fields = Pick<ContractForm, 'field' | 'idOf'>;
type Props = { form: Fields; values: FranchiseeData };

export function CompanyFields({ form, values }: Props) {
  const t = useText(adminDe);
  return (
    <>
      <Title order={3}>{t('franchisee.section.data')}</Title>
      <TextInput
        label={t('franchisee.field.name')}
        {...HELP_BELOW}
        description={t('franchisee.field.name.help')}
        {...form.field('name')}
      />
      <TextInput
        label={t('franchisee.field.legalName')}
        {...HELP_BELOW}
        description={t('franchisee.field.legalName.help')}
        {...form.field('legalName')}
      />
      <LegalDataFields form={form} values={values} />
      <TextInput label={t('franchisee.field.vatId')} className={classes.short ?? ''} {...form.field('vatId')} />
      <TextInput label={t('franchisee.field.address.street')} {...form.field('address.street')} />
      <div className={classes.place}>
        <TextInput label={t('franchisee.field.address.postcode')} {...form.field('address.postcode')} />
        <TextInput label={t('franchisee.field.address.city')} {...form.field('address.city')} />
      </div>
      <Select
        label={t('franchisee.field.address.country')}
        data={countryOptions(values.address.country)}
        allowDeselect={false}
        className={classes.short ?? ''}
        {...form.field('address.country')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={t('franchisee.field.phone')} type="tel" {...form.field('phone')} />
        <TextInput label={t('franchisee.field.email')} type="email" inputMode="email" {...form.field('email')} />
      </SimpleGrid>
      <Select
        label={t('franchisee.field.defaultLanguage')}
        {...HELP_BELOW}
        description={t('franchisee.field.defaultLanguage.help')}
        data={STAFF_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        allowDeselect={false}
        className={classes.short ?? ''}
        {...form.field('defaultLanguage')}
      />
    </>
  );
}

export function ContractFields({ form }: { form: Fields }) {
  const t = useText(adminDe);
  const { companyObject } = useMe();
  return (
    <>
      <Title order={3} className={classes.head ?? ''}>
        {t('franchisee.section.contract')}
      </Title>
      <Radio.Group label={t('franchisee.field.contractParty')} {...form.field('contractParty')}>
        <Stack gap="sm" mt={4}>
          <Radio
            value="franchisee"
            label={t('franchisee.party.franchisee.choice')}
            description={t('franchisee.party.franchisee.about')}
          />
          <Radio
            value="franchisor"
            label={t('franchisee.party.franchisor.choice', { company: companyObject.name })}
            description={t('franchisee.party.franchisor.about')}
          />
        </Stack>
      </Radio.Group>
      <TextInput
        label={t('franchisee.field.contractNumber')}
        className={classes.short ?? ''}
        {...form.field('contractNumber')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DayField form={form} name="contractFrom" label={t('franchisee.field.contractFrom')} />
        <DayField
          form={form}
          name="contractUntil"
          label={t('franchisee.field.contractUntil')}
          help={t('franchisee.field.contractUntil.help')}
        />
      </SimpleGrid>
      <ShareField form={form} />
      <Textarea label={t('franchisee.field.note')} rows={4} {...form.field('note')} />
    </>
  );
}

type DayProps = { form: Fields; name: string; label: string; help?: string };

/** An empty field is no day. */
function DayField({ form, name, label, help }: DayProps) {
  const { onChange, ...field } = form.field(name);
  return (
    <DateField label={label} {...HELP_BELOW} description={help} {...field} onChange={(day) => onChange(day || null)} />
  );
}

/** People write percents, the contract counts hundredths of them. What is not understood stays as it was typed. */
function ShareField({ form }: { form: Fields }) {
  const t = useText(adminDe);
  const { value, onChange, ...field } = form.field('feeBasisPoints');
  const [typed, setTyped] = useState(percentWords(value));
  const isTyped = Number.isNaN(value) || basisPointsOf(typed) === value;
  return (
    <TextInput
      label={t('franchisee.field.feeBasisPoints')}
      {...HELP_BELOW}
      description={t('franchisee.field.feeBasisPoints.help')}
      inputMode="decimal"
      rightSection={<span aria-hidden>%</span>}
      className={classes.short ?? ''}
      {...field}
      value={isTyped ? typed : percentWords(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(basisPointsOf(currentTarget.value) ?? Number.NaN);
      }}
    />
  );
}
