import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { de } from '../texts/de.ts';
import { HELP_BELOW } from './help-below.ts';

/** The address somebody else signs in with; the browser must not offer one's own. */
export function EmailField({ form }: { form: Pick<ContractForm, 'field'> }) {
  const t = useText(de);
  return (
    <TextInput
      label={t('user.field.email')}
      {...HELP_BELOW}
      description={t('users.email.help')}
      type="email"
      inputMode="email"
      autoComplete="off"
      {...form.field('email')}
    />
  );
}
