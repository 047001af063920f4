import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

export function ReasonField({ form, isFirst = false }: { form: Pick<ContractForm, 'field'>; isFirst?: boolean }) {
  const t = useText(adminDe);
  return (
    <TextInput
      label={t('access_rights.reason')}
      description={t('access_rights.reason_about')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      {...(isFirst && { 'data-autofocus': true })}
      {...form.field('reason')}
    />
  );
}
