import { type Company, CompanyData, companyApi } from '@fachwerk/companies/contract';
import { LegalDataFields, LegalDataReadiness } from '@fachwerk/companies/parts';
import { missingLegalData } from '@fachwerk/companies/rules/legal-data';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { named } from '@fachwerk/react/data-words';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { ErrorSummary } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { StepHead } from '@fachwerk/react/step-head';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { siteApi } from '@fachwerk/sites/contract';
import { Alert, Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../texts/admin.de.ts';
import type { StepProps } from './maker-steps.ts';
import { StepButtons } from './step-buttons.tsx';

/** What every text names. It is kept with the company, where the rest of the house reads it too. */
export function CompanyStep(props: StepProps) {
  const t = useText(adminDe);
  const mayEdit = useMay('company.edit');
  const asked = useAsk(companyApi.own, {}, { isEnabled: mayEdit });
  return (
    <Stack gap="md">
      <StepHead at={props.at} of={props.of} title={t('legal_texts.company')}>
        {t('legal_texts.company.about')}
      </StepHead>
      {!mayEdit && <ForOthers {...props} />}
      {mayEdit && asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {mayEdit && asked.isPending && <Loading lines={8} />}
      {mayEdit && asked.data && <CompanyForm key={asked.data.version} company={asked.data} {...props} />}
    </Stack>
  );
}

/** Who keeps the website may not be who changes the company: then it says whom to ask for what. */
function ForOthers({ made, onNext }: StepProps) {
  const t = useText(adminDe);
  useEveryText();
  const fields = made.missing.map((field) => named(`company.field.${field}`) ?? field).join(', ');
  return (
    <>
      {fields !== '' && (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
          {t('legal_texts.company.others', { fields })}
        </Alert>
      )}
      <Text>{made.facts.named.legalName}</Text>
      <Button onClick={onNext}>{t('legal_texts.next')}</Button>
    </>
  );
}

const Values = z.pick(CompanyData, {
  legalName: true,
  legalForm: true,
  representedBy: true,
  registerCourt: true,
  registerNumber: true,
  address: true,
  email: true,
  phone: true,
  vatId: true,
  taxNumber: true,
});
type Values = z.infer<typeof Values>;

function CompanyForm({ company, onNext, onBack }: { company: Company } & StepProps) {
  const t = useText(adminDe);
  useEveryText();
  const form = useContractForm(Values, z.parse(Values, company));
  const save = useChange(companyApi.save, { isQuiet: true });
  const onSave = async (values: Values) => {
    const missing = missingLegalData(values);
    if (missing.length > 0)
      throw refusalAt(
        missing.map((path) => ({ path, code: 'field.missing' })),
        () => t('legal_texts.required'),
      );
    if (form.state !== 'changed') return;
    const data = z.parse(CompanyData, { ...company, ...values });
    await save.mutateAsync({ company: data, version: company.version });
  };
  const guard = useLeaveGuard(form.state === 'changed');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit(onSave))) return;
    guard.release();
    onNext();
  };
  // The site may name another one for its customers, which goes before.
  const shown = useAsk(siteApi.find, {}).data?.contact.email ?? '';
  const isOther = shown !== '' && shown !== form.values.email;
  const label = (field: string) => named(`company.field.${field}`) ?? field;
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      <Stack gap="md">
        <LegalDataReadiness company={form.values} />
        <TextInput label={label('legalName')} autoComplete="organization" {...form.field('legalName')} />
        <LegalDataFields form={form} values={form.values} />
        <TextInput label={label('address.street')} autoComplete="street-address" {...form.field('address.street')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label={label('address.postcode')} autoComplete="postal-code" {...form.field('address.postcode')} />
          <TextInput label={label('address.city')} autoComplete="address-level2" {...form.field('address.city')} />
          <TextInput
            label={label('email')}
            description={isOther && t('legal_texts.company.email', { email: shown })}
            {...HELP_BELOW}
            type="email"
            inputMode="email"
            {...form.field('email')}
          />
          <TextInput label={label('phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
          <TextInput label={label('vatId')} {...form.field('vatId')} />
          <TextInput label={label('taxNumber')} {...form.field('taxNumber')} />
        </SimpleGrid>
      </Stack>
      <StepButtons isBusy={form.state === 'saving'} onBack={onBack} />
    </form>
  );
}
