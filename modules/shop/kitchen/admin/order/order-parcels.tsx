import { CARRIERS, type Carrier, MOST_PARCELS, type Parcel } from '@fachwerk/fulfilment/contract';
import { fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import { trackingPage, whyNotParcels } from '@fachwerk/fulfilment/rules/parcels';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { useAsk, useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Anchor, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';

/** In the drawer of an order that is sent: its parcels, with the page of who carries each. */
export function OrderParcels({ order }: { readonly order: OrderStory }) {
  const mayRead = useMay('fulfilment.read');
  const mayMove = useMay('fulfilment.move');
  const asked = useAsk(fulfilmentApi.find, { orderId: order.id }, { isEnabled: mayRead });
  const found = asked.data?.fulfilment;
  if (found?.type !== 'shipment') return null;
  const { parcels } = found;
  return mayMove && whyNotParcels(found) === null ? (
    <ParcelForm key={JSON.stringify(parcels)} orderId={order.id} parcels={parcels} />
  ) : (
    <ParcelList parcels={parcels} />
  );
}

function ParcelList({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const t = useText(adminDe);
  return (
    <Stack component="section" gap="xs">
      <Title order={3}>{t('parcels.title')}</Title>
      {parcels.length === 0 && <Text c="dimmed">{t('parcels.none')}</Text>}
      {parcels.map((parcel) => (
        <Text key={`${parcel.carrier} ${parcel.number}`}>
          {t(`carrier.${parcel.carrier}`)} {parcel.number} <Track parcel={parcel} />
        </Text>
      ))}
    </Stack>
  );
}

function Track({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(adminDe);
  const page = trackingPage(parcel);
  return page ? (
    <Anchor href={page} target="_blank" rel="noopener noreferrer" underline="always" size="sm">
      {t('parcels.track')}
    </Anchor>
  ) : null;
}

type FormProps = { readonly orderId: string; readonly parcels: readonly Parcel[] };

function ParcelForm({ orderId, parcels }: FormProps) {
  const t = useText(adminDe);
  const [rows, setRows] = useState(parcels.map((parcel, key) => ({ ...parcel, key })));
  const save = useChange(fulfilmentApi.saveParcels);
  const written = rows
    .map(({ carrier, number }) => ({ carrier, number: number.trim() }))
    .filter(({ number }) => number);
  const isChanged = JSON.stringify(written) !== JSON.stringify(parcels);
  const change = (key: number, given: Partial<Parcel>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...given } : row)));
  const add = () =>
    setRows([...rows, { carrier: rows.at(-1)?.carrier ?? 'dhl', number: '', key: (rows.at(-1)?.key ?? -1) + 1 }]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save.mutateAsync({ orderId, parcels: written }).catch(() => null)) notify(t('parcels.saved'));
  };
  return (
    <Stack component="section" gap="xs">
      <Title order={3}>{t('parcels.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('parcels.what')}
      </Text>
      <form onSubmit={submit}>
        <Stack gap="xs">
          {rows.map((row) => (
            <Group key={row.key} align="end" gap="xs" wrap="wrap">
              <NativeSelect
                label={t('parcels.carrier')}
                value={row.carrier}
                onChange={(event) => change(row.key, { carrier: event.currentTarget.value as Carrier })}
                data={CARRIERS.map((value) => ({ value, label: t(`carrier.${value}`) }))}
              />
              <TextInput
                label={t('parcels.number')}
                value={row.number}
                onChange={(event) => change(row.key, { number: event.currentTarget.value })}
                maxLength={40}
                flex="1 1 12rem"
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="input-sm"
                aria-label={t('parcels.remove', { number: row.number })}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
              {row.number.trim() && <Track parcel={{ carrier: row.carrier, number: row.number.trim() }} />}
            </Group>
          ))}
          <Group justify="space-between">
            <Button
              variant="default"
              size="xs"
              onClick={add}
              disabled={rows.length >= MOST_PARCELS}
              leftSection={<IconPlus size={16} stroke={1.5} />}
            >
              {t('parcels.add')}
            </Button>
            {isChanged && (
              <Button type="submit" size="xs" loading={save.isPending}>
                {t('parcels.save')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
