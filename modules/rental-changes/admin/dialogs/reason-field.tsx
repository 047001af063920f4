import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

const MOST_LETTERS = 300;
const FEWEST_LETTERS = 3;

/** As the contract wants it: something that says something. */
export const isReason = (reason: string) => reason.trim().length >= FEWEST_LETTERS;

type Props = { value: string; onChange: (reason: string) => void; isFirst?: boolean };

export function ReasonField({ value, onChange, isFirst = false }: Props) {
  const t = useText(adminDe);
  return (
    <TextInput
      label={t('access_rights.reason')}
      description={t('access_rights.reason_about')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={MOST_LETTERS}
      {...(isFirst && { 'data-autofocus': true })}
    />
  );
}
