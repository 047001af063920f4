import { cents } from '@fachwerk/base/money';
import { catalogStream, itemApi } from '@fachwerk/catalog/contract';
import { orderStream } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { comparedPercent } from '@fachwerk/orders/rules/compare';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { useMay } from '@fachwerk/react/session';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileFact, TileFacts, TileSheet } from '@fachwerk/react/tile-parts';
import { shopApi, shopStream } from '@fachwerk/shop/contract';
import { Skeleton } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { OpeningLine } from './opening-line.tsx';

/** As many as are named; the list has them all. */
const SOLD_OUT = { filter: { state: 'sold_out', sort: 'hand', dir: 'asc', limit: 3 } } as const;
const LOW = { filter: { ...SOLD_OUT.filter, state: 'low' } } as const;
const LIVE = {
  hints: [orderStream, shopStream, catalogStream],
  asks: [orderApi.counts, orderApi.revenue, shopApi.now, itemApi.list],
  // Opening and closing happen without an event.
  everyMs: 60_000,
};

/** Whether it is open, who waits, what came in and what is gone: one look while the pans are hot. */
export function ServiceTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch(LIVE);
  const counts = useAsk(orderApi.counts, { filter: {} });
  const revenue = useAsk(orderApi.revenue, {});
  const [maySeeShop, maySeeItems] = [useMay('shop.read'), useMay('catalog.read')];
  const hours = useAsk(shopApi.now, {}, { isEnabled: maySeeShop });
  const soldOut = useAsk(itemApi.list, SOLD_OUT, { isEnabled: maySeeItems });
  const low = useAsk(itemApi.list, LOW, { isEnabled: maySeeItems });
  const asked = [counts, revenue, ...(maySeeShop ? [hours] : []), ...(maySeeItems ? [soldOut, low] : [])];
  const failed = asked.find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => asked.forEach((each) => void each.refetch())} />;
  if (!counts.data || !revenue.data || asked.some(({ data }) => !data))
    return <Skeleton height={132} role="status" aria-label={t('kit.loading')} />;
  const { byStatus } = counts.data;
  const today = revenue.data.days.at(-1)!;
  const [accepted, inWork] = [byStatus.approved ?? 0, byStatus.process ?? 0];
  return (
    <TileSheet size={size}>
      {hours.data && <OpeningLine hours={hours.data.hours} pause={hours.data.pause} />}
      <TileFacts>
        <TileFact
          to="/admin/orders?status=new"
          label={t('tile.service.waiting')}
          value={formatNumber(byStatus.new ?? 0)}
          note={t('tile.service.waiting.about')}
        />
        <TileFact
          to="/admin/kitchen"
          label={t('tile.service.in_work')}
          value={formatNumber(accepted + inWork)}
          note={t('tile.service.in_work.about', { accepted, started: inWork })}
        />
        <TileFact
          to={`/admin/orders-list?from=${today.on}&to=${today.on}${PAID}`}
          label={t('tile.service.revenue')}
          value={formatMoney(cents(today.cents))}
          note={<Compared now={today.cents} before={today.beforeCents} />}
        />
        {soldOut.data && (
          <TileFact
            to="/admin/shop?state=sold_out"
            label={t('tile.service.sold_out')}
            value={formatNumber(soldOut.data.total.count)}
            note={soldOut.data.items.map(({ name }) => name.de).join(', ') || t('tile.service.all_there')}
          />
        )}
        {/* Where nobody counts nothing runs low. */}
        {low.data && low.data.total.count > 0 && (
          <TileFact
            to="/admin/shop?state=low"
            label={t('tile.service.low')}
            value={formatNumber(low.data.total.count)}
            note={low.data.items.map(({ name }) => name.de).join(', ')}
          />
        )}
      </TileFacts>
    </TileSheet>
  );
}

const PAID = ['paid', 'partly_refunded', 'refunded'].map((state) => `&payment=${state}`).join('');

/** A running day beside the same hours a week ago (docs/decisions/0151-one-revenue.md). */
function Compared({ now, before }: { now: number; before: number }) {
  const t = useText(adminDe);
  const percent = comparedPercent(now, before);
  const amount = formatMoney(cents(before));
  if (percent === null) return t('tile.service.none_before');
  const signed = `${percent > 0 ? '+' : ''}${formatNumber(percent)} %`;
  return <span title={t('revenue.about')}>{t('tile.service.before', { percent: signed, amount })}</span>;
}
