import { useAddress } from '@fachwerk/react/address';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';

const SORTS = { name: '', alerts: '-alerts', revenue: '-revenue' } as const;
type Order = keyof typeof SORTS;

/** The orders people open the list for, in one tap, on a phone too. Other orders are at the headings. */
export function OrderChoice({ mayAlerts, mayMoney }: { mayAlerts: boolean; mayMoney: boolean }) {
  const t = useText(adminDe);
  const [params, change] = useAddress();
  const sort = params.get('sort') ?? '';
  const offered: Order[] = [
    'name',
    ...(mayAlerts ? ['alerts' as const] : []),
    ...(mayMoney ? ['revenue' as const] : []),
  ];
  if (offered.length === 1) return null;
  const chosen = offered.find((order) => SORTS[order] === sort);
  return (
    <CountTabs<Order | ''>
      label={t('location_list.order')}
      chosen={chosen ?? ''}
      tabs={offered.map((name) => ({ name, label: t(`location_list.order.${name}`) }))}
      onChoose={(name) => name && change({ sort: SORTS[name] })}
    />
  );
}
