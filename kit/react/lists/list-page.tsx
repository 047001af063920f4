import { Group, Text, Title } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { BREAKPOINTS } from '../look/tokens.ts';
import { Empty, ErrorState, Loading, NothingFound } from '../states/states.tsx';
import { FilterFrame } from './filter-panel.tsx';
import { LateNote } from './late-cell.tsx';
import { BulkBar } from './list-bulk.tsx';
import { ListKeys, SkipToRows } from './list-keys.tsx';
import classes from './list-page.module.css';
import type { ListPageProps } from './list-page-props.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { MoreButton } from './more-button.tsx';
import { PhoneRows } from './phone/phone-rows.tsx';
import { totalWords } from './total-words.ts';
import { useListView } from './views/list-view.ts';
import { ViewTabs } from './views/view-tabs.tsx';

export function ListPage<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { title, list, action, beside, foot, children, panel, bulkActions } = props;
  const { rows, total } = list;
  const [isCompact, setCompact] = useLocalStorage({
    key: 'device.compactRows',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const viewing = useListView(list.state, props.columns, { isCompact, setCompact });
  const [fitting, setFitting] = useState<readonly string[] | undefined>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
  const chosen = rows?.filter((row) => selected.has(row.id)) ?? [];
  const clear = () => setSelected(new Set());
  return (
    <section className={classes.page} aria-busy={list.isFetching}>
      <SkipToRows />
      <ListKeys hasSelection={bulkActions !== undefined} isSelecting={chosen.length > 0} onClear={clear} />
      <Group justify="space-between" gap="sm" className={classes.head}>
        <Title order={1}>
          {title}
          {total !== undefined && (
            <Text component="span" c="dimmed" fw={400} inherit className="tabular">
              {` ${totalWords(total)}`}
            </Text>
          )}
        </Title>
        {(beside || action) && (
          <Group gap="sm" align="end">
            {beside}
            {action && <div className={classes.action}>{action}</div>}
          </Group>
        )}
      </Group>
      <ViewTabs viewing={viewing} />
      {children}
      {chosen.length > 0 && bulkActions ? (
        <BulkBar rows={chosen} actions={bulkActions} onClear={clear} />
      ) : (
        <ListToolbar {...props} viewing={viewing} fitting={fitting} isPhone={isPhone} />
      )}
      {rows && <LateNote columns={viewing.columns} />}
      <FilterFrame
        panel={panel && { ...panel, state: list.state, total: typeof total === 'number' ? total : undefined }}
      >
        <ListBody
          {...props}
          columns={viewing.columns}
          isCompact={isCompact}
          isPhone={isPhone}
          selected={selected}
          setSelected={setSelected}
          onFit={setFitting}
        />
        {foot ?? (rows && list.hasMore && <MoreButton isLoading={list.isLoadingMore} onMore={list.more} />)}
      </FilterFrame>
    </section>
  );
}

type BodyProps<Row> = ListPageProps<Row> & {
  isCompact: boolean;
  isPhone: boolean;
  selected: ReadonlySet<string>;
  setSelected: Dispatch<SetStateAction<ReadonlySet<string>>>;
  onFit: (keys: readonly string[] | undefined) => void;
};

function ListBody<Row extends { readonly id: string }>(props: BodyProps<Row>) {
  const { list, empty, isPhone } = props;
  const { rows, state } = list;
  if (list.isError && !rows) {
    return (
      <div className={classes.panel}>
        <ErrorState error={list.error} onRetry={() => list.refetch()} />
      </div>
    );
  }
  if (rows?.length === 0)
    return (
      <div className={classes.panel}>
        {state.isNarrowed ? <NothingFound onReset={state.reset} /> : <Empty {...empty} />}
      </div>
    );
  if (props.tiles) return rows ? props.tiles(rows) : <Loading lines={6} />;
  return isPhone ? <PhoneRows {...props} /> : <ListTable {...props} />;
}
