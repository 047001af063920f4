import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { Fact, Facts } from '@fachwerk/react/facts';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Stack, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { type TenantRecord, tenantApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { EnterTenant } from './enter-tenant.tsx';
import { TenantActions } from './tenant-actions.tsx';
import { TenantCreate } from './tenant-create.tsx';
import { TenantLimits } from './tenant-limits.tsx';
import { TenantState } from './tenant-state.tsx';

const LIST = '/admin/companies';
const NEW = 'new';

/** `/admin/companies/:id`, and `/admin/companies/new`. */
export function TenantDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  return (
    <>
      <DetailDrawer isOpen={id === NEW} title={t('tenant.new')} closeTo={LIST}>
        <TenantCreate />
      </DetailDrawer>
      <OneTenant id={id === NEW ? undefined : id} />
    </>
  );
}

function OneTenant({ id }: { id: string | undefined }) {
  const t = useText(adminDe);
  const asked = useAsk(tenantApi.find, { companyId: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('tenants.title')}
      title={({ name }) => name}
      subtitle={(tenant) => <TenantState tenant={tenant} />}
      gone={t('tenant.unknown')}
      closeTo={LIST}
    >
      {(tenant) => <TenantFacts key={tenant.id} tenant={tenant} />}
    </RecordDrawer>
  );
}

function TenantFacts({ tenant }: { tenant: TenantRecord }) {
  const t = useText(adminDe);
  const { suspendedAt, lastActiveAt } = tenant;
  return (
    <Stack gap="lg">
      {tenant.isOperator && <Text size="sm">{t('tenants.operator')}</Text>}
      <Facts>
        <Fact name={t('tenants.kind')}>{t(`tenant.kind.${tenant.kind}`)}</Fact>
        <Fact name={t('tenant.code')}>{tenant.code}</Fact>
        <Fact name={t('tenant.created')}>{formatDateTime(tenant.createdAt)}</Fact>
        <Fact name={t('tenants.active')}>{lastActiveAt ? <Ago at={lastActiveAt} /> : t('tenants.never')}</Fact>
        <Fact name={t('tenants.users')}>{String(tenant.users)}</Fact>
        <Fact name={t('tenants.locations')}>{String(tenant.locations)}</Fact>
        <Fact name={t('tenants.items')}>{String(tenant.items)}</Fact>
        {suspendedAt && <Fact name={t('tenant.suspended.since')}>{formatDateTime(suspendedAt)}</Fact>}
        {suspendedAt && <Fact name={t('tenant.reason')}>{tenant.suspensionReason}</Fact>}
      </Facts>
      <TenantLimits tenant={tenant} />
      {!tenant.isOperator && <EnterTenant tenant={tenant} />}
      <TenantActions tenant={tenant} />
    </Stack>
  );
}
