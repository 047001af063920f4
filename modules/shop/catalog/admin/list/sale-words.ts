import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { type Item, type ItemRow, itemApi, type SoldOut } from '../../contract.ts';
import { isSoldOutAt } from '../../rules/item.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Supply = Pick<Item, 'stock' | 'isSoldOut' | 'soldOutUntil' | 'isHidden'>;

/** Whether an item is sold, as one says it. */
export function useSaleLabels(): (supply: Supply, now: Date) => string {
  const t = useText(adminDe);
  return (supply, now) => {
    const { stock, isSoldOut, soldOutUntil, isHidden } = supply;
    if (isHidden) return t('catalog.state.hidden');
    if (!isSoldOutAt(supply, now)) return t('catalog.sale.available');
    if (stock === 0) return t('catalog.sale.none_left');
    if (!isSoldOut || !soldOutUntil) return t('catalog.sale.notice');
    const at = formatTime(soldOutUntil, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return t('catalog.sale.until', { at });
  };
}

type Named = Pick<ItemRow, 'id' | 'name' | 'isSoldOut' | 'soldOutUntil'>;

/** Says it to the server, and to the person, with the way back. */
export function useSoldOut(): (item: Named, soldOut: SoldOut) => Promise<void> {
  const t = useText(adminDe);
  const mark = useChange(itemApi.markSoldOut);
  return async ({ id, name, isSoldOut, soldOutUntil }, soldOut) => {
    const before: SoldOut = !isSoldOut ? 'no' : soldOutUntil ? 'tomorrow' : 'notice';
    await mark.mutateAsync({ ids: [id], soldOut });
    const words = {
      tomorrow: t('catalog.sale.done', { name: name.de }),
      notice: t('catalog.sale.done_notice', { name: name.de }),
      no: t('catalog.sale.done_back', { name: name.de }),
    };
    notify(words[soldOut], { run: () => mark.mutate({ ids: [id], soldOut: before }) });
  };
}
