import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Textarea } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { readonly props: ReturnType<ContractForm['field']>; readonly minRows?: number };

export function TextField({ props, minRows = 2 }: Props) {
  const t = useText(adminDe);
  return <Textarea label={t('rules.text')} autosize minRows={minRows} {...props} />;
}
