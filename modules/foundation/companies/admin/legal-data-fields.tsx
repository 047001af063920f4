import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Alert, Select, SimpleGrid, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type CompanyData, type LegalData, LegalForm } from '../contract.ts';
import { demandOf, missingLegalData } from '../rules/legal-data.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { form: Pick<ContractForm, 'field'>; values: LegalData };

/** Shows only the fields that the legal form requires. */
export function LegalDataFields({ form, values }: Props) {
  const t = useText(adminDe);
  const { named, isRegistered } = demandOf(values.legalForm);
  const hasRegister = isRegistered || values.registerCourt !== '' || values.registerNumber !== '';
  return (
    <>
      <Select
        label={t('company.field.legalForm')}
        data={LegalForm.options.map((value) => ({ value, label: t(`company.form.${value}`) }))}
        placeholder={t('company.form.choose')}
        allowDeselect={false}
        {...form.field('legalForm')}
      />
      {named !== 'nobody' && (
        <TextInput
          label={t(named === 'owner' ? 'company.field.owner' : 'company.field.representedBy')}
          {...HELP_BELOW}
          description={t(named === 'owner' ? 'company.field.owner.help' : 'company.field.representedBy.help')}
          {...form.field('representedBy')}
        />
      )}
      {hasRegister && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label={t('company.field.registerCourt')} {...form.field('registerCourt')} />
          <TextInput label={t('company.field.registerNumber')} {...form.field('registerNumber')} />
        </SimpleGrid>
      )}
    </>
  );
}

/** Fields that the imprint still lacks, by the same rule that is checked before going live. */
export function LegalDataReadiness({
  company,
}: {
  company: Parameters<typeof missingLegalData>[0] & Partial<CompanyData>;
}) {
  const t = useText(adminDe);
  const missing = missingLegalData(company);
  if (missing.length === 0) {
    return (
      <Alert color="ok" icon={<IconCircleCheck stroke={1.5} />}>
        {t('company.legal.complete')}
      </Alert>
    );
  }
  const isOwner = demandOf(company.legalForm).named === 'owner';
  const nameOf = (field: (typeof missing)[number]) =>
    t(field === 'representedBy' && isOwner ? 'company.field.owner' : `company.field.${field}`);
  const fields = missing.map(nameOf).join(', ');
  return (
    <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} title={t('company.legal.missing', { fields })}>
      {t('company.legal.missing.why')}
    </Alert>
  );
}
