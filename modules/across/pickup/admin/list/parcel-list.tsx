import { useAsk } from '@fachwerk/react/call';
import { Panel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { type Parcel, pickupApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ParcelActions } from '../ticket/parcel-actions.tsx';
import { useParcels } from '../use-parcels.ts';
import classes from './parcel-list.module.css';

/** Every box that is kept for an order or has one in it, the oldest first. */
export function ParcelList() {
  const t = useText(adminDe);
  const asked = useParcels();
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={1}>{t('pickup.title')}</Title>
          <Text c="dimmed">{t('pickup.lead')}</Text>
        </div>
        <Button component={Link} to="/admin/pickup/settings" variant="default">
          {t('pickup.settings')}
        </Button>
      </Group>
      <Readiness />
      <Ways />
      {asked.data ? (
        asked.data.parcels.length > 0 ? (
          <ul className={classes.list}>
            {asked.data.parcels.map((parcel) => (
              <Row key={parcel.id} parcel={parcel} />
            ))}
          </ul>
        ) : (
          <Empty title={t('pickup.empty')} text={t('pickup.empty_text')} />
        )
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Loading lines={4} />
      )}
    </Stack>
  );
}

function Row({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(adminDe);
  const mayOrders = useMay('orders.read');
  const name = t('pickup.order', { number: parcel.orderNumber });
  return (
    <li>
      <Panel>
        <Stack gap="xs">
          <Group justify="space-between">
            {mayOrders ? (
              <Anchor component={Link} to={`/admin/orders/${parcel.orderId}`} fw={600}>
                {name}
              </Anchor>
            ) : (
              <Text fw={600}>{name}</Text>
            )}
            <Text size="sm">{parcel.locationName}</Text>
          </Group>
          <Text size="sm">
            {parcel.customerName}
            {parcel.phone && (
              <>
                {' · '}
                <Anchor href={`tel:${parcel.phone}`}>{parcel.phone}</Anchor>
              </>
            )}
          </Text>
          <ParcelActions parcel={parcel} fulfilment="accepted" />
        </Stack>
      </Panel>
    </li>
  );
}

/** What is missing before anybody can order into a box. */
function Readiness() {
  const t = useText(adminDe);
  const { data } = useAsk(pickupApi.settings, {});
  if (!data) return null;
  const hasBoxes = data.locations.some(({ boxes }) => boxes > 0);
  if (hasBoxes && data.isOffered) return null;
  return (
    <Panel>
      {!hasBoxes && (
        <>
          <Text fw={600}>{t('pickup.no_walls')}</Text>
          <Text>{t('pickup.no_walls_text')}</Text>
        </>
      )}
      {!data.isOffered && (
        <Text>
          {t('pickup.not_offered')}{' '}
          <Anchor component={Link} to="/admin/shop-settings">
            {t('pickup.to_shop_settings')}
          </Anchor>
        </Text>
      )}
    </Panel>
  );
}

const WAYS = [
  ['pickup.to_wall', '/admin/real-time-monitoring', 'locks.read'],
  ['pickup.to_locks', '/admin/locks', 'locks.read'],
  ['pickup.to_locations', '/admin/locations', 'locations.read'],
  ['pickup.to_controllers', '/admin/monitoring', 'controllers.read'],
] as const;

function Ways() {
  const t = useText(adminDe);
  return (
    <Group gap="md" component="nav" aria-label={t('pickup.title')}>
      {WAYS.map(([label, to, capability]) => (
        <Way key={to} label={t(label)} to={to} capability={capability} />
      ))}
    </Group>
  );
}

function Way({ label, to, capability }: { readonly label: string; readonly to: string; readonly capability: string }) {
  return useMay(capability) ? (
    <Anchor component={Link} to={to}>
      {label}
    </Anchor>
  ) : null;
}
