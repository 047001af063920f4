import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Skeleton, Stack } from '@mantine/core';
import { alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { alertLive } from '../alert-live.ts';
import { AlertsTileFacts, AlertsTileKinds } from './alerts-tile-facts.tsx';
import { AlertsTileFirst } from './alerts-tile-first.tsx';

const FEW = 3;
const MANY = 10;

/** What is open by priority, and the first of the list; full size with the kinds. */
export function AlertsTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch(alertLive);
  const isFull = size === 'full';
  const counts = useAsk(alertApi.counts, {});
  const list = useAsk(alertApi.list, { filter: { states: ['open'] } });
  const failed = [counts, list].find(({ isError, data }) => isError && !data);
  const again = () => void Promise.all([counts.refetch(), list.refetch()]);
  if (failed) return <ErrorState error={failed.error} onRetry={again} />;
  if (!counts.data || !list.data)
    return (
      <TileSheet size={size}>
        <div role="status" aria-label={t('kit.loading')} aria-busy>
          <Skeleton height={76} mb="md" />
          <Skeleton height={132} />
        </div>
      </TileSheet>
    );
  return (
    <TileSheet size={size}>
      <Stack gap="md">
        <AlertsTileFacts counts={counts.data} />
        {isFull && <AlertsTileKinds counts={counts.data} />}
        <AlertsTileFirst alerts={list.data.alerts.slice(0, isFull ? MANY : FEW)} size={size} />
      </Stack>
    </TileSheet>
  );
}
