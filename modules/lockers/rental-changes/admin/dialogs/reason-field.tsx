import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { form: Pick<ContractForm, 'field'>; isFirst?: boolean; isRequired?: boolean };

export function ReasonField({ form, isFirst = false, isRequired = true }: Props) {
  const t = useText(adminDe);
  return (
    <TextInput
      label={t('access_rights.reason')}
      description={t(isRequired ? 'access_rights.reason_about' : 'access_rights.reason_optional')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required={isRequired}
      {...(isFirst && { 'data-autofocus': true })}
      {...form.field('reason')}
    />
  );
}
