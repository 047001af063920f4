import { enterVisit } from '@fachwerk/auth/account';
import { useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Stack, Text, Title } from '@mantine/core';
import { type TenantRecord, tenantApi } from '../../contract.ts';
import { whyNotVisit } from '../../rules/tenant-rules.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Into the company, in this tab alone. Greyed by the rule the server asks; what to do about it stands below. */
export function EnterTenant({ tenant }: { tenant: TenantRecord }) {
  const t = useText(adminDe);
  const mayEnter = useMay('tenants.enter');
  const enter = useChange(tenantApi.enter);
  const { support } = tenant;
  const refusal = whyNotVisit(tenant);
  const run = async () => enterVisit(await enter.mutateAsync({ companyId: tenant.id }));
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={3} size="h4">
        {t('tenants.support')}
      </Title>
      <Text size="sm">
        {support
          ? t(`tenant.enter.${support.mode}`, { until: formatDateTime(support.endsAt) })
          : t('tenant.enter.none')}
      </Text>
      {refusal && (
        <Text size="sm" c="dimmed">
          {t('tenant.enter.about')}
        </Text>
      )}
      {mayEnter && !refusal && (
        <Button variant="default" loading={enter.isPending} onClick={() => void run().catch(() => {})}>
          {t('tenant.enter')}
        </Button>
      )}
    </Stack>
  );
}
