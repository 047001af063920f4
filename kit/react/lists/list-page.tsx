import { Group, Text, Title } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { BREAKPOINTS } from '../look/tokens.ts';
import { Empty, ErrorState, Loading, NothingFound } from '../states/states.tsx';
import { FilterFrame } from './filter-panel.tsx';
import { BulkBar } from './list-bulk.tsx';
import { ListCards } from './list-cards.tsx';
import { ListKeys, SkipToRows } from './list-keys.tsx';
import classes from './list-page.module.css';
import type { ListPageProps } from './list-page-props.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { MoreButton } from './more-button.tsx';
import { totalWords } from './total-words.ts';
import { ViewTabs } from './view-tabs.tsx';

export function ListPage<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { title, list, action, foot, children } = props;
  const { rows, total } = list;
  const [isCompact, setCompact] = useLocalStorage({
    key: 'device.compactRows',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows?.filter((row) => selected.has(row.id)) ?? [];
  const clear = () => setSelected(new Set());
  return (
    <section className={classes.page} aria-busy={list.isFetching}>
      <SkipToRows />
      <ListKeys hasSelection={props.bulkActions !== undefined} />
      <Group justify="space-between" gap="sm" className={classes.head}>
        <Title order={1}>
          {title}
          {total !== undefined && (
            <Text component="span" c="dimmed" fw={400} inherit className="tabular">
              {` ${totalWords(total)}`}
            </Text>
          )}
        </Title>
        {action}
      </Group>
      <ViewTabs state={list.state} />
      {children}
      {chosen.length > 0 && props.bulkActions ? (
        <BulkBar rows={chosen} actions={props.bulkActions} onClear={clear} />
      ) : (
        <ListToolbar {...props} isCompact={isCompact} setCompact={setCompact} />
      )}
      <FilterFrame
        panel={
          props.panel && { ...props.panel, state: list.state, total: typeof total === 'number' ? total : undefined }
        }
      >
        <ListBody {...props} isCompact={isCompact} selected={selected} setSelected={setSelected} />
        {foot ?? (rows && list.hasMore && <MoreButton isLoading={list.isLoadingMore} onMore={list.more} />)}
      </FilterFrame>
    </section>
  );
}

type BodyProps<Row> = ListPageProps<Row> & {
  isCompact: boolean;
  selected: ReadonlySet<string>;
  setSelected: (keys: ReadonlySet<string>) => void;
};

function ListBody<Row extends { readonly id: string }>(props: BodyProps<Row>) {
  const { list, empty } = props;
  const { rows, state } = list;
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
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
  return isPhone ? <ListCards {...props} /> : <ListTable {...props} />;
}
