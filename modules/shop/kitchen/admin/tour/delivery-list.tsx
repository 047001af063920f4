import { fulfilmentStream } from '@fachwerk/fulfilment/contract';
import { useAddress } from '@fachwerk/react/address';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { areaApi } from '@fachwerk/shop/contract-area';
import { DELIVERY_TYPES } from '@fachwerk/shop/contract-way';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { kitchenApi } from '../../contract.ts';
import { type TourPart, tourOf } from '../../rules/tour.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { Printed } from '../ticket/printed.tsx';
import { TourTable } from './tour-table.tsx';

const LOOK_MS = 30_000;
const ALL = '';

/** What still goes out, by area and time: address, number, note and what is to be collected. The address of the page holds the choice. */
export function DeliveryList() {
  const t = useText(adminDe);
  const [search, change] = useAddress();
  const [isPrinting, setPrinting] = useState(false);
  const board = useAsk(kitchenApi.board, {}, { everyMs: LOOK_MS });
  useLiveRefetch({ hints: [fulfilmentStream], asks: [kitchenApi.board] });
  const areas = useAsk(areaApi.list, {}, { isEnabled: useMay('shop.read') }).data?.areas ?? [];
  const type = DELIVERY_TYPES.find((each) => each === search.get('type')) ?? 'delivery';
  const area = search.get('area') ?? ALL;
  const parts = tourOf(board.data?.tickets.filter((ticket) => ticket.type === type) ?? [], areas);
  const shown = area === ALL ? parts : parts.filter((part) => part.area === area);
  const choose = (name: string, value: string) => change({ [name]: value }, true);
  const done = useCallback(() => setPrinting(false), []);
  const names = [...new Set([...parts.map((part) => part.area), ...(area === ALL ? [] : [area])])];
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>{t('tour.title')}</Title>
        <Text size="sm" c="dimmed">
          {t('tour.about')}
        </Text>
      </div>
      <Group align="end" gap="sm">
        <Select
          label={t('tour.type')}
          allowDeselect={false}
          data={DELIVERY_TYPES.map((value) => ({ value, label: t(`kitchen.type.${value}`) }))}
          value={type}
          onChange={(next) => choose('type', next === 'delivery' || !next ? ALL : next)}
        />
        <Select
          label={t('tour.area')}
          allowDeselect={false}
          data={[
            { value: ALL, label: t('tour.all_areas') },
            ...names.filter((name) => name !== '').map((value) => ({ value, label: value })),
          ]}
          value={area}
          onChange={(next) => choose('area', next ?? ALL)}
        />
        <Button
          leftSection={<IconPrinter size={16} stroke={1.5} />}
          disabled={shown.length === 0}
          onClick={() => setPrinting(true)}
        >
          {t('tour.print')}
        </Button>
      </Group>
      {board.isPending && <Loading lines={8} />}
      {board.isError && !board.data && <ErrorState error={board.error} onRetry={() => board.refetch()} />}
      {board.data && shown.length === 0 && <Empty title={t('tour.empty')} text={t('tour.empty_about')} />}
      {shown.map((part) => (
        <TourTable key={part.area} part={part} />
      ))}
      {isPrinting && (
        <Printed onDone={done}>
          <PrintedTour parts={shown} at={board.data?.now ?? new Date()} />
        </Printed>
      )}
    </Stack>
  );
}

function PrintedTour({ parts, at }: { parts: readonly TourPart[]; at: Date }) {
  const t = useText(adminDe);
  return (
    <>
      <h1>{t('tour.title')}</h1>
      <p>{t('tour.printed', { time: formatDateTime(at) })}</p>
      {parts.map((part) => (
        <TourTable key={part.area} part={part} />
      ))}
    </>
  );
}
