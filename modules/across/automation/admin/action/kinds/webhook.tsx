import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { adminDe } from '../../../texts/admin.de.ts';
import type { ActionForm, ActionProps } from '../action.ts';

export const webhook: ActionForm<'webhook'> = {
  blank: ({ hosts }) => ({ url: hosts[0] ? `https://${hosts[0]}/` : '' }),
  Fields: AddressField,
  says: ({ url }, { t, short }) => t('rules.says.webhook', { url: short(url) }),
};

function AddressField({ form, path, choices: { hosts } }: ActionProps<'webhook'>) {
  const t = useText(adminDe);
  const help = hosts.length > 0 ? t('rules.url.help', { hosts: hosts.join(', ') }) : t('rules.url.none');
  return <TextInput label={t('rules.url')} description={help} {...form.field(`${path}.url`)} />;
}
