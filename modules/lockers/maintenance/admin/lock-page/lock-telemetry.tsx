import { useLimitsAt } from '@fachwerk/limits/parts';
import type { Lock } from '@fachwerk/lockers/contract-lock';
import { useAsk } from '@fachwerk/react/call';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { maintenanceApi } from '../../contract.ts';
import { words } from '../words.ts';
import { LockTelemetryChart } from './lock-telemetry-chart.tsx';
import { LockTelemetryTable } from './lock-telemetry-table.tsx';

const SPANS = [1, 7, 30, 365] as const;
type Span = (typeof SPANS)[number];

/** Battery and signal over time; follows the lock while one looks. */
export function LockTelemetry({ lock }: { lock: Pick<Lock, 'id' | 'locationId' | 'lockType'> }) {
  const t = useText(words);
  const [days, setDays] = useState<Span>(7);
  const asked = useAsk(maintenanceApi.telemetry, { id: lock.id, days }, { keepPrevious: true });
  const limits = useLimitsAt(lock);
  const points = asked.data?.points;
  return (
    <Stack gap="md" pb="lg">
      <SegmentedControl
        aria-label={t('telemetry.span')}
        value={String(days)}
        onChange={(value) => setDays(Number(value) as Span)}
        data={SPANS.map((span) => ({ value: String(span), label: t(`telemetry.span.${span}`) }))}
        fullWidth
      />
      {!points && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!points && asked.isPending && <Loading lines={8} />}
      {points?.length === 0 && <Empty title={t('telemetry.empty')} text={t('telemetry.empty.text')} />}
      {points && points.length > 0 && (
        <>
          <LockTelemetryChart points={points} days={days} warningPercent={limits.battery.warningPercent} />
          <LockTelemetryTable points={points} />
        </>
      )}
    </Stack>
  );
}
