import { CountTabs } from '@fachwerk/react/count-tabs';
import { useText } from '@fachwerk/react/texts';
import { useSearchParams } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

const SORTS = { name: null, alerts: '-alerts', revenue: '-revenue' } as const;
type Order = keyof typeof SORTS;

/** The orders people open the list for, in one tap, on a phone too. Other orders are at the headings. */
export function OrderChoice({ mayAlerts, mayMoney }: { mayAlerts: boolean; mayMoney: boolean }) {
  const t = useText(adminDe);
  const [params, setParams] = useSearchParams();
  const sort = params.get('sort');
  const offered: Order[] = [
    'name',
    ...(mayAlerts ? ['alerts' as const] : []),
    ...(mayMoney ? ['revenue' as const] : []),
  ];
  if (offered.length === 1) return null;
  const chosen = offered.find((order) => SORTS[order] === sort);
  const choose = (order: Order) => {
    const next = new URLSearchParams(params);
    next.delete('sort');
    const wanted = SORTS[order];
    if (wanted) next.set('sort', wanted);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <CountTabs<Order | ''>
      label={t('location_list.order')}
      chosen={chosen ?? ''}
      tabs={offered.map((name) => ({ name, label: t(`location_list.order.${name}`) }))}
      onChoose={(name) => name && choose(name)}
    />
  );
}
