import { useBulkQuestion } from '@fachwerk/react/bulk';
import { useAsk, useChange } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import type { BulkAction } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Box, Button, Group } from '@mantine/core';
import { IconArchive, IconCalendarOff, IconCategory, IconPencil, IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { type ItemRow, ItemState, itemApi } from '../../contract.ts';
import { categoryApi } from '../../contract-category.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CATEGORIES_HASH, CategoriesDialog } from '../categories/categories-dialog.tsx';
import { ItemDrawer } from '../editor/item-drawer.tsx';
import { GridLink } from '../grid/grid-link.tsx';
import { useItemList } from '../parts.tsx';
import { bulkSlot } from '../slots.ts';
import { useItemColumns } from './item-columns.tsx';
import { useItemActions } from './use-item-actions.ts';

/** `/admin/shop/:id?`: what the merchant sells. */
export function ItemList() {
  const t = useText(adminDe);
  const mayManage = useMay('catalog.manage');
  const list = useItemList();
  const categories = useAsk(categoryApi.list, {}).data?.categories;
  const columns = useItemColumns(categories ?? []);
  const actions = useItemActions(list);
  const question = useBulkQuestion<readonly ItemRow[]>();
  const bulk = useBulkActions(question.ask);
  return (
    <>
      <ListPage
        title={t('catalog.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name.de}
        pathOf={({ id }) => `/admin/shop/${id}`}
        filters={[
          {
            name: 'category',
            label: t('item.field.categoryId'),
            options: (categories ?? []).map(({ id, name }) => ({ value: id, label: name.de })),
          },
          {
            name: 'state',
            label: t('item.field.state'),
            options: ItemState.options.map((value) => ({ value, label: t(`catalog.state.${value}`) })),
          },
        ]}
        rowActions={actions}
        {...(bulk.length > 0 && { bulkActions: bulk })}
        action={mayManage && <Actions />}
        empty={{
          title: t('catalog.empty.title'),
          text: t(mayManage ? 'catalog.empty.text' : 'catalog.empty.reader'),
        }}
        csv={t('catalog.csv')}
      />
      <ItemDrawer categories={categories} />
      {mayManage && <CategoriesDialog />}
      {question.asked && (
        <InSlot
          slot={bulkSlot}
          props={{ items: question.asked, categories: categories ?? [], onClose: question.answer }}
        />
      )}
    </>
  );
}

function Actions() {
  const t = useText(adminDe);
  const { pathname, search } = useLocation();
  return (
    <Group gap="xs" wrap="nowrap">
      <GridLink search={search} />
      <Button
        component={Link}
        to={`${pathname}${search}${CATEGORIES_HASH}`}
        variant="default"
        px="sm"
        aria-label={t('categories.title')}
      >
        <IconCategory size={16} stroke={1.5} aria-hidden />
        {/* Beside the primary action a phone has no room for the word. */}
        <Box component="span" ml={8} visibleFrom="sm">
          {t('categories.title')}
        </Box>
      </Button>
      <Button component={Link} to={`/admin/shop/new${search}`} leftSection={<IconPlus size={16} stroke={1.5} />}>
        {t('catalog.new')}
      </Button>
    </Group>
  );
}

function useBulkActions(askEdit: (rows: readonly ItemRow[]) => Promise<boolean>): readonly BulkAction<ItemRow>[] {
  const t = useText(adminDe);
  const soldOut = useChange(itemApi.markSoldOut);
  const archive = useChange(itemApi.archive);
  const mayTell = useMay('catalog.stock');
  const mayManage = useMay('catalog.manage');
  const idsOf = (rows: readonly ItemRow[]) => rows.map(({ id }) => id);
  const tell: BulkAction<ItemRow> = {
    label: (count) => t('catalog.bulk.sold_out', { count }),
    icon: IconCalendarOff,
    run: (rows) => soldOut.mutateAsync({ ids: idsOf(rows), soldOut: 'tomorrow' }),
  };
  const take: BulkAction<ItemRow> = {
    label: (count) => t('catalog.bulk.archive', { count }),
    icon: IconArchive,
    run: (rows) => archive.mutateAsync({ ids: idsOf(rows), isArchived: true }),
  };
  const change: BulkAction<ItemRow> = {
    label: (count) => t('catalog.bulk.edit', { count }),
    icon: IconPencil,
    run: askEdit,
  };
  return [...(mayTell ? [tell] : []), ...(mayManage ? [change, take] : [])];
}
