import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { fieldRefusal } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { franchiseApi } from '../contract.ts';
import { whyNotPeriod } from '../rules/contract-period.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './franchisee.module.css';
import { CompanyFields, ContractFields } from './franchisee-fields.tsx';
import { atOwnFields, EMPTY, NewFranchisee } from './franchisee-values.ts';

/** A new franchisee: who it is, what was agreed, and who runs it. */
export function FranchiseeCreate() {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useContractForm(NewFranchisee, EMPTY);
  const add = useChange(franchiseApi.add, { isQuiet: true });

  const onSave = async (franchisee: NewFranchisee) => {
    const whyNot = whyNotPeriod(franchisee);
    if (whyNot) throw fieldRefusal('contractUntil', whyNot, t(whyNot));
    await add.mutateAsync({ franchisee }).catch(atOwnFields);
    notify(t('franchisee.created', { name: franchisee.name, email: franchisee.administrator.email }));
  };
  return (
    <Form
      form={form}
      isNew
      saveLabel={t('franchisee.create')}
      onSave={onSave}
      onSaved={() => navigate(`/admin/franchisees${search}`)}
    >
      <CompanyFields form={form} values={form.values} />
      <ContractFields form={form} />
      <Title order={3} className={classes.head ?? ''}>
        {t('franchisee.section.administrator')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('franchisee.section.administrator.text')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t('franchisee.field.administrator.firstName')}
          autoComplete="off"
          {...form.field('administrator.firstName')}
        />
        <TextInput
          label={t('franchisee.field.administrator.lastName')}
          autoComplete="off"
          {...form.field('administrator.lastName')}
        />
      </SimpleGrid>
      <TextInput
        label={t('franchisee.field.administrator.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('administrator.email')}
      />
    </Form>
  );
}
