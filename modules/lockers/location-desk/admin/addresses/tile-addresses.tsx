import { useAsk } from '@fachwerk/react/call';
import { CopyIcon } from '@fachwerk/react/copy-value';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileRow, TileRows, TileSheet } from '@fachwerk/react/tile-parts';
import { Skeleton, Text } from '@mantine/core';
import { IconBuilding, IconMapPin } from '@tabler/icons-react';
import { locationDeskApi, type OfficeAddress } from '../../contract.ts';
import { tilesDe } from '../../texts/tiles.de.ts';

const FEW = 5;

/** Where the company and its locations are, to be told on the phone or copied into a letter. */
export function AddressesTile({ size }: TileProps) {
  const t = useText(tilesDe);
  const asked = useAsk(locationDeskApi.addresses, {});
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={160} role="status" aria-label={t('kit.loading')} />;
  const known = asked.data.addresses.filter(({ city }) => city !== '');
  if (known.length === 0) return <Text c="dimmed">{t('tile.addresses.none')}</Text>;
  return (
    <TileSheet size={size}>
      <TileRows>
        {known.slice(0, size === 'full' ? undefined : FEW).map((address) => (
          <AddressRow key={address.id} address={address} />
        ))}
      </TileRows>
    </TileSheet>
  );
}

function AddressRow({ address: { id, kind, name, street, postcode, city } }: { address: OfficeAddress }) {
  const place = [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ');
  return (
    <TileRow
      icon={kind === 'company' ? IconBuilding : IconMapPin}
      to={kind === 'company' ? '/admin/settings/company' : `/admin/locations/${id}`}
      about={place}
      beside={<CopyIcon label={name} value={`${name}, ${place}`} />}
    >
      {name}
    </TileRow>
  );
}
