import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Select, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { NewTenant, tenantApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const EMPTY = { name: '', kind: 'merchant', language: 'de', firstName: '', lastName: '', email: '' } as const;

/** A company and who runs it. */
export function TenantCreate() {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useContractForm(NewTenant, EMPTY);
  const create = useChange(tenantApi.create, { isQuiet: true });
  const onSave = async (tenant: NewTenant) => {
    await create.mutateAsync(tenant);
    notify(t('tenant.new.done', { name: tenant.name, email: tenant.email }));
  };
  return (
    <Form
      form={form}
      isNew
      saveLabel={t('tenant.new.create')}
      onSave={onSave}
      onSaved={() => navigate(`/admin/companies${search}`)}
    >
      <TextInput label={t('tenant.new.name')} autoComplete="off" {...form.field('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          label={t('tenant.new.kind')}
          data={(['merchant', 'franchisor'] as const).map((value) => ({
            value,
            label: t(`tenant.kind.${value}`),
          }))}
          allowDeselect={false}
          {...form.field('kind')}
        />
        <Select
          label={t('tenant.new.language')}
          data={STAFF_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          allowDeselect={false}
          {...form.field('language')}
        />
      </SimpleGrid>
      <Title order={3} size="h4">
        {t('tenant.new.administrator')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('tenant.new.administrator.text')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label={t('tenant.new.firstName')} autoComplete="off" {...form.field('firstName')} />
        <TextInput label={t('tenant.new.lastName')} autoComplete="off" {...form.field('lastName')} />
      </SimpleGrid>
      <TextInput
        label={t('tenant.new.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
      />
    </Form>
  );
}
