import { useChange } from '@fachwerk/react/call';
import type { RowAction } from '@fachwerk/react/list-types';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import type { List } from '@fachwerk/react/use-list';
import {
  IconArchive,
  IconArrowDown,
  IconArrowUp,
  IconCalendarOff,
  IconCopy,
  IconRestore,
  IconShoppingBag,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { type ItemRow, itemApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useSoldOut } from './sale-words.ts';

/** What can be done with a row, by whoever may. */
export function useItemActions(list: List<ItemRow>): (item: ItemRow) => readonly RowAction[] {
  const mayManage = useMay('catalog.manage');
  const mayTell = useMay('catalog.stock');
  const places = usePlaceActions(list);
  const keeping = useKeepingActions();
  const sale = useSaleActions();
  return (item) => [
    ...(mayTell && !item.isArchived ? sale(item) : []),
    ...(mayManage && !item.isArchived ? places(item) : []),
    ...(mayManage ? keeping(item) : []),
  ];
}

function useSaleActions(): (item: ItemRow) => readonly RowAction[] {
  const t = useText(adminDe);
  const soldOut = useSoldOut();
  return (item) => {
    const notice: RowAction = {
      label: t('catalog.sale.notice.action'),
      icon: IconCalendarOff,
      run: () => void soldOut(item, 'notice'),
    };
    const back: RowAction = {
      label: t('catalog.sale.back'),
      icon: IconShoppingBag,
      run: () => void soldOut(item, 'no'),
    };
    return item.isSoldOut ? (item.soldOutUntil ? [notice, back] : [back]) : [notice];
  };
}

/** By hand within one category: a row changes places with the one beside it. */
function usePlaceActions(list: List<ItemRow>): (item: ItemRow) => readonly RowAction[] {
  const t = useText(adminDe);
  const sort = useChange(itemApi.sort);
  const { search, filters } = list.state;
  const isSortable = Boolean(filters.category) && list.state.sort === 'hand' && !search && !filters.state;
  const swap = (one: ItemRow, other: ItemRow) => sort.mutate({ categoryId: one.categoryId, ids: [one.id, other.id] });
  return (item) => {
    if (!isSortable) return [];
    const rows = list.rows ?? [];
    const at = rows.findIndex(({ id }) => id === item.id);
    const [above, beneath] = [rows[at - 1], rows[at + 1]];
    return [
      ...(above ? [{ label: t('catalog.action.up'), icon: IconArrowUp, run: () => swap(item, above) }] : []),
      ...(beneath ? [{ label: t('catalog.action.down'), icon: IconArrowDown, run: () => swap(beneath, item) }] : []),
    ];
  };
}

function useKeepingActions(): (item: ItemRow) => readonly RowAction[] {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const duplicate = useChange(itemApi.copy);
  const archive = useChange(itemApi.archive);
  return ({ id, name, isArchived }) => {
    const ids = [id];
    const put = async () => {
      await archive.mutateAsync({ ids, isArchived: false });
      notify(t('catalog.restored.done', { name: name.de }));
    };
    const take = async () => {
      await archive.mutateAsync({ ids, isArchived: true });
      notify(t('catalog.archived.done', { name: name.de }), { run: () => archive.mutate({ ids, isArchived: false }) });
    };
    const copy = async () => {
      const added = await duplicate.mutateAsync({ id });
      notify(t('catalog.duplicated.done', { name: added.name.de }));
      void navigate(`/admin/shop/${added.id}`);
    };
    if (isArchived) return [{ label: t('catalog.action.restore'), icon: IconRestore, run: () => void put() }];
    return [
      { label: t('catalog.action.duplicate'), icon: IconCopy, run: () => void copy() },
      { label: t('catalog.action.archive'), icon: IconArchive, run: () => void take() },
    ];
  };
}
