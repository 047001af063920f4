import { dayOf } from '@fachwerk/base/time';
import { call, useAsk } from '@fachwerk/react/call';
import { ExportButton } from '@fachwerk/react/export-button';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Button, Group, Select, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { dayReportApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LedgerDialog } from './ledger-dialog.tsx';

const MONTHS = 24;

/** The bookings of a month for the tax adviser. */
export function LedgerPanel() {
  const t = useText(adminDe);
  const asked = useAsk(dayReportApi.showLedger, {});
  const months = lastMonths();
  const [month, setMonth] = useState(months[1] ?? '');
  const [isEditing, setEditing] = useState(false);
  const settings = asked.data?.settings ?? null;
  return (
    <>
      <Title order={2} size="h3">
        {t('ledger.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('ledger.about')}
      </Text>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={2} />}
      {asked.data && (
        <Group align="end">
          {settings && (
            <>
              <Select
                label={t('ledger.month')}
                data={months.map((value) => ({
                  value,
                  label: formatDay(`${value}-01`, { month: 'long', year: 'numeric' }),
                }))}
                value={month}
                onChange={(value) => value && setMonth(value)}
                allowDeselect={false}
              />
              <ExportButton label={t('ledger.export')} make={() => call(dayReportApi.exportLedger, { month })} />
            </>
          )}
          <Button variant="default" onClick={() => setEditing(true)}>
            {t(settings ? 'ledger.change' : 'ledger.set_up')}
          </Button>
        </Group>
      )}
      {isEditing && <LedgerDialog settings={settings} onClose={() => setEditing(false)} />}
    </>
  );
}

/** This month first. */
function lastMonths(): string[] {
  const first = dayOf(new Date()).with({ day: 1 });
  return Array.from({ length: MONTHS }, (_, back) => first.subtract({ months: back }).toString().slice(0, 7));
}
