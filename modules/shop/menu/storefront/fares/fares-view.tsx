import { formatMoney, formatNumber } from '@fachwerk/base/format-number';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Facts } from '@fachwerk/site/facts';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { Fares } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { calledIn } from '../menu/menu-called.ts';
import { CoverageMap } from './coverage-map.tsx';
import { ZoneList } from './zone-list.tsx';

export function View({ data: { ways, zones, areas, coverage, menuName } }: ViewProps<Fares>) {
  const t = useText(siteDe);
  const { translate } = useSite();
  return (
    <Stack>
      <PageTitle back={{ to: '/shop', label: calledIn(translate, menuName) }} lead={t('menu.fares.lead')} />
      {ways.length === 0 && <Empty title={t('shop.not_ready')} />}
      {ways.map((way) => (
        <Card key={way.type} title={t(`shop.type.${way.type}`)}>
          {way.type === 'shipment' && <ZoneList zones={zones} />}
          <OneWay way={way} areas={way.type === 'delivery' ? areas : []} />
          {way.type === 'delivery' && coverage && (
            <CoverageMap coverage={coverage} label={t('menu.fares.map')} home={t('menu.home.where')} />
          )}
        </Card>
      ))}
    </Stack>
  );
}

type Way = Fares['ways'][number];

function OneWay({ way, areas }: { readonly way: Way; readonly areas: Fares['areas'] }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const areaWords = (postcode: string, radiusMeters: number | null, name: string) =>
    radiusMeters === null
      ? `${postcode} ${name}`.trim()
      : t('menu.fares.ring', { km: formatNumber(radiusMeters / 1000, locale), postcode });
  const costs = (priceCents: number, freeFromCents: number | null) =>
    [
      priceCents === 0 ? t('menu.fares.free') : money(priceCents),
      priceCents > 0 && freeFromCents !== null && t('menu.fare.free_from', { price: money(freeFromCents) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Facts
      facts={[
        ...areas.map(({ postcode, radiusMeters, name, priceCents, minimumCents, freeFromCents }) => ({
          label: areaWords(postcode, radiusMeters, name),
          value: [
            costs(priceCents, freeFromCents),
            minimumCents !== null && t('menu.delivery.minimum', { price: money(minimumCents) }),
          ]
            .filter(Boolean)
            .join(', '),
        })),
        { label: t('menu.fares.handling'), value: way.handlingCents > 0 && money(way.handlingCents) },
        { label: t('menu.fares.minimum'), value: way.minimumCents > 0 && money(way.minimumCents) },
        {
          label: t('menu.fares.payments'),
          value: way.payments.map((payment) => t(`shop.payment.${payment}`)).join(', '),
        },
      ]}
    />
  );
}
