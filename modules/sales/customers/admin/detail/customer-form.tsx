import { askKey, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CustomerLanguage } from '../../contract.ts';
import { type CustomerStory, customerApi } from '../../contract-staff.ts';
import { whyNotEdit } from '../../rules/customer.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerValues, conflictOptions, valuesOf } from './customer-values.ts';

export function CustomerForm({ customer }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  return useMay('customers.edit') ? (
    <Fields customer={customer} />
  ) : (
    <Text c="dimmed">{t('customers.denied.edit')}</Text>
  );
}

function Fields({ customer }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  const client = useQueryClient();
  const initial = valuesOf(customer);
  const form = useContractForm(CustomerValues, initial);
  const save = useChange(customerApi.edit, { isQuiet: true });
  const conflict = useConflict(form, initial, conflictOptions);
  const onSave = (values: CustomerValues) =>
    save.mutateAsync({ id: customer.id, ...values }).catch(conflict.watching(values));
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(customerApi.find, { id: customer.id }) });
    form.discard();
  };
  const whyNot = whyNotEdit(customer.isOfOwnNetwork);
  const isReadOnly = whyNot !== null;
  const languages = CustomerLanguage.options.map((value) => ({ value, label: t(`language.${value}`) }));
  return (
    <Form form={form} onSave={onSave}>
      {conflict.rows && (
        <SaveConflict
          form={form}
          rows={conflict.rows}
          fieldWords={(field) => t(`customers.field.${field as 'phone'}`)}
          valueWords={(_, value) => String(value) || t('kit.none')}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      {whyNot && <Text c="dimmed">{t(whyNot)}</Text>}
      <TextInput label={t('customers.field.firstName')} readOnly={isReadOnly} {...form.field('firstName')} />
      <TextInput label={t('customers.field.lastName')} readOnly={isReadOnly} {...form.field('lastName')} />
      <TextInput
        label={t('customers.field.email')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={!isReadOnly && t('customers.email.help')}
        readOnly={isReadOnly}
        inputMode="email"
        {...form.field('email')}
      />
      <TextInput label={t('customers.field.phone')} inputMode="tel" readOnly={isReadOnly} {...form.field('phone')} />
      <NativeSelect
        label={t('customers.field.language')}
        data={languages}
        disabled={isReadOnly}
        {...form.field('language')}
      />
    </Form>
  );
}
