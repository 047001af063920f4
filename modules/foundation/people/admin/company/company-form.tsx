import { useMe, useRefreshedMe } from '@fachwerk/auth/account';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { Company, companyApi, Trade } from '@fachwerk/companies/contract';
import { LegalDataFields, LegalDataReadiness } from '@fachwerk/companies/parts';
import { askKey, useChange } from '@fachwerk/react/call';
import { type ContractForm, useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { useText } from '@fachwerk/react/texts';
import { Alert, Select, SimpleGrid, Switch, TextInput, Title } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './company-form.module.css';
import {
  CompanyValues,
  companyValues,
  comparableCompany,
  countryOptions,
  decimalsWords,
  useCompanyLabels,
} from './company-values.ts';

const Conflict = z.object({ current: Company });
const conflictOptions = {
  code: 'company.changed_meanwhile',
  read: (conflict: unknown) => companyValues(z.parse(Conflict, conflict).current),
  comparable: comparableCompany,
};

export function CompanyForm({ company }: { company: Company }) {
  const t = useText(adminDe);
  const me = useMe();
  const words = useCompanyLabels();
  const client = useQueryClient();
  const refresh = useRefreshedMe();
  const initial = companyValues(company);
  const form = useContractForm(CompanyValues, initial);
  const conflict = useConflict(form, initial, conflictOptions);
  const save = useChange(companyApi.save, { isQuiet: true, stale: 'nothing' });

  const onSave = async (values: CompanyValues) => {
    const { version, ...data } = values;
    await save.mutateAsync({ company: data, version }).catch(conflict.watching(values));
    // The company's name stands in the navigation, its amounts on every screen, and its demand may concern oneself.
    await refresh();
  };
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(companyApi.own) });
    form.discard();
  };
  const isOwnDemand = form.values.secondFactorRequired && !me.hasSecondFactor;
  return (
    <Form form={form} onSave={onSave}>
      {conflict.rows && (
        <SaveConflict
          form={form}
          rows={conflict.rows}
          fieldWords={words.field}
          valueWords={words.value}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <LegalDataReadiness company={form.values} />
      <CompanyFields form={form} />
      <Title order={2} className={classes.head ?? ''}>
        {t('settings.company.rules')}
      </Title>
      {/* A company of a network lets lockers. */}
      {company.kind === 'merchant' && (
        <Select
          label={t('settings.company.trade')}
          {...HELP_BELOW}
          description={t('settings.company.trade.help')}
          placeholder={t('settings.company.trade.none')}
          data={Trade.options.map((value) => ({ value, label: t(`settings.company.trade.${value}`) }))}
          allowDeselect={false}
          {...form.field('trade')}
          value={form.values.trade || null}
        />
      )}
      <Select
        label={t('settings.company.defaultLanguage')}
        {...HELP_BELOW}
        description={t('settings.company.defaultLanguage.help')}
        data={STAFF_LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
        allowDeselect={false}
        {...form.field('defaultLanguage')}
      />
      <Select
        label={t('settings.company.moneyDecimals')}
        {...HELP_BELOW}
        description={t('settings.company.moneyDecimals.help')}
        data={([2, 0] as const).map((value) => ({ value: String(value), label: decimalsWords(value) }))}
        allowDeselect={false}
        {...form.field('moneyDecimals')}
        value={String(form.values.moneyDecimals)}
        onChange={(value) => form.set('moneyDecimals', value === '0' ? 0 : 2)}
      />
      <Switch
        label={t('settings.company.secondFactorRequired')}
        description={t('settings.company.secondFactorRequired.help')}
        {...form.check('secondFactorRequired')}
      />
      {isOwnDemand && (
        <Alert color="info" icon={<IconShieldLock stroke={1.5} />}>
          {t('settings.company.secondFactorRequired.own')}
        </Alert>
      )}
    </Form>
  );
}

function CompanyFields({ form }: { form: ContractForm<CompanyValues, CompanyValues> }) {
  const t = useText(adminDe);
  return (
    <>
      <TextInput label={t('settings.company.name')} autoComplete="organization" {...form.field('name')} />
      <TextInput
        label={t('settings.company.legalName')}
        {...HELP_BELOW}
        description={t('settings.company.legalName.help')}
        {...form.field('legalName')}
      />
      <LegalDataFields form={form} values={form.values} />
      <TextInput label={t('settings.company.vatId')} className={classes.short ?? ''} {...form.field('vatId')} />
      <TextInput
        label={t('settings.company.taxNumber')}
        description={t('settings.company.taxNumber.help')}
        {...HELP_BELOW}
        className={classes.short ?? ''}
        {...form.field('taxNumber')}
      />
      <Switch
        label={t('settings.company.isSmallBusiness')}
        description={t('settings.company.isSmallBusiness.help')}
        {...form.check('isSmallBusiness')}
      />
      <Title order={2} className={classes.head ?? ''}>
        {t('settings.company.address')}
      </Title>
      <TextInput
        label={t('settings.company.address.street')}
        autoComplete="street-address"
        {...form.field('address.street')}
      />
      <div className={classes.place}>
        <TextInput
          label={t('settings.company.address.postcode')}
          autoComplete="postal-code"
          {...form.field('address.postcode')}
        />
        <TextInput
          label={t('settings.company.address.city')}
          autoComplete="address-level2"
          {...form.field('address.city')}
        />
      </div>
      <Select
        label={t('settings.company.address.country')}
        data={countryOptions(form.values.address.country)}
        allowDeselect={false}
        className={classes.short ?? ''}
        {...form.field('address.country')}
      />
      <Title order={2} className={classes.head ?? ''}>
        {t('settings.company.contact')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={t('settings.company.phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextInput label={t('settings.company.email')} type="email" inputMode="email" {...form.field('email')} />
      </SimpleGrid>
      <TextInput label={t('settings.company.website')} inputMode="url" {...form.field('website')} />
    </>
  );
}
