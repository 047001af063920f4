import { SimulationPanel } from '@fachwerk/devices/parts';
import { LimitFacts } from '@fachwerk/limits/parts';
import { LOCK_TYPE_SUBJECTS } from '@fachwerk/limits/rules/limits';
import { named } from '@fachwerk/react/data-words';
import { Fact, Facts } from '@fachwerk/react/facts';
import { formatNumber } from '@fachwerk/react/number';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Alert, Anchor, Stack, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleOff, IconTagOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Lock, Occupancy, OutOfService } from '../../contract-lock.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { boxSlot, lockSlot } from '../slots.ts';
import { BatteryMark, OfflineMark, SignalMark, useShownState } from './lock-marks.tsx';

export function LockOverview({ lock }: { lock: Lock }) {
  const t = useText(adminDe);
  const { place } = lock;
  const mayLimits = useMay('limits.read');
  // Kinds of alerts have their names where alerts are at home.
  useEveryText();
  return (
    <Stack gap="md" pb="lg">
      {lock.alerts.length > 0 && (
        <Alert
          color="danger"
          icon={<IconAlertTriangle stroke={1.5} />}
          title={t('locks.alerts', { count: lock.alerts.length })}
        >
          {lock.alerts.map((kind) => named(`alert.${kind}`) ?? kind).join(', ')}
          {' · '}
          <Anchor component={Link} to={`/admin/alerts?lock=${lock.id}`} c="inherit" underline="always">
            {t('locks.alerts.show')}
          </Anchor>
        </Alert>
      )}
      {lock.outOfService && <OutNote out={lock.outOfService} />}
      {!lock.archivedAt && <GapNote lock={lock} />}
      <InSlot slot={boxSlot} props={{ lock }} />
      <Facts>
        {lock.occupancy && <Fact name={t('locks.field.occupancy')}>{occupancyWords(lock.occupancy, t)}</Fact>}
        <Fact name={t('locks.field.location')}>
          <Anchor component={Link} to={`/admin/locations/${lock.locationId}`}>
            {lock.locationName}
          </Anchor>
        </Fact>
        <Fact name={t('locks.field.size')}>{lock.sizeCode}</Fact>
        <Fact name={t('locks.field.battery')}>
          <BatteryMark lock={lock} />
        </Fact>
        <Fact name={t('locks.field.signal')}>
          <SignalMark percent={lock.signal} />
        </Fact>
        <Fact name={t('locks.field.temperature')}>
          {lock.temperature === null
            ? t('kit.none')
            : t('locks.temperature', { degrees: formatNumber(lock.temperature) })}
        </Fact>
        <Fact name={t('locks.field.seen')}>
          {lock.lastSeenAt ? <Ago at={lock.lastSeenAt} /> : t('locks.seen.never')} {!lock.isOnline && <OfflineMark />}
        </Fact>
        <Fact name={t('locks.field.controller')}>
          {lock.controllerId ? (
            <Anchor component={Link} to={`/admin/monitoring/${lock.controllerId}`}>
              {t('locks.controller.channel', { name: lock.controllerName, channel: lock.channel ?? t('kit.none') })}
            </Anchor>
          ) : (
            t('locks.controller.none')
          )}
        </Fact>
        <Fact name={t('locks.field.place')}>{t('locks.place', { column: place.column, row: place.row })}</Fact>
        <Fact name={t('locks.field.qr')}>{lock.qrCode}</Fact>
      </Facts>
      {mayLimits && !lock.archivedAt && (
        <section>
          <Title order={3} fz="sm" mb="xs">
            {t('locks.limits')}
          </Title>
          <LimitFacts locationId={lock.locationId} lockType={lock.lockType} subjects={LOCK_TYPE_SUBJECTS} />
        </section>
      )}
      <InSlot slot={lockSlot} props={{ lock }} />
      {lock.controllerId && !lock.archivedAt && (
        <SimulationPanel controllerId={lock.controllerId} lock={lock.channel} />
      )}
    </Stack>
  );
}

/** What is missing before the box is sold, and where to do it. Prices and hours do not matter to what is only collected from it. */
function GapNote({ lock: { gaps, controllerId, locationId } }: { lock: Lock }) {
  const t = useText(adminDe);
  const isForCollection = useShownState()('not_on_sale') === 'for_collection';
  if (isForCollection) {
    return gaps.includes('unproven') ? (
      <Alert color="warn" icon={<IconTagOff stroke={1.5} />} title={t('locks.state.for_collection')}>
        {t('locks.gap.collection')}
      </Alert>
    ) : null;
  }
  if (gaps.length === 0) return null;
  return (
    <Alert color="warn" icon={<IconTagOff stroke={1.5} />} title={t('locks.gaps')}>
      {gaps.map((gap) => (
        <div key={gap}>{t(`locks.gap.${gap === 'unproven' && !controllerId ? 'unwired' : gap}`)}</div>
      ))}
      <Anchor component={Link} to={`/admin/locations/${locationId}`} c="inherit" underline="always">
        {t('locks.gap.show')}
      </Anchor>
    </Alert>
  );
}

function OutNote({ out }: { out: OutOfService }) {
  const t = useText(adminDe);
  return (
    <Alert color="warn" icon={<IconCircleOff stroke={1.5} />} title={t(`locks.out.${out.cause}`)}>
      {out.reason && <div>{out.reason}</div>}
      {t(out.personName ? 'locks.out.by' : 'locks.out.since', {
        name: out.personName,
        at: formatDateTime(out.since),
      })}
    </Alert>
  );
}

type Translate = ReturnType<typeof useText<typeof adminDe>>;

function occupancyWords({ kind, until, orderNumber, customerName }: Occupancy, t: Translate): string {
  const who = [customerName, orderNumber && t('locks.occupancy.order', { number: orderNumber })].filter(Boolean);
  const when = until && t('locks.occupancy.until', { at: formatDateTime(until) });
  return [t(`locks.state.${kind}`), ...who, when].filter(Boolean).join(' · ');
}
