import { Button, Group, Text, Title } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { BREAKPOINTS } from '../look/tokens.ts';
import { useText } from '../shell/texts.ts';
import { Empty, ErrorState, NothingFound } from '../states/states.tsx';
import { FilterFrame } from './filter-panel.tsx';
import { BulkBar } from './list-bulk.tsx';
import { ListCards } from './list-cards.tsx';
import classes from './list-page.module.css';
import type { ListPageProps } from './list-page-props.ts';
import { ListPages } from './list-pages.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';

export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, state, query, rows, total, more, action, children } = props;
  const [isCompact, setCompact] = useLocalStorage({
    key: 'device.compactRows',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows?.filter((row) => selected.has(props.keyOf(row))) ?? [];
  const clear = () => setSelected(new Set());
  return (
    <section className={classes.page} aria-busy={query.isFetching}>
      <Group justify="space-between" gap="sm" wrap="nowrap" className={classes.head}>
        <Title order={1}>
          {title}
          {total !== undefined && (
            <Text
              component="span"
              c="dimmed"
              fw={400}
              inherit
              className="tabular"
            >{` ${total.toLocaleString('de-DE')}`}</Text>
          )}
        </Title>
        {action}
      </Group>
      {children}
      {chosen.length > 0 && props.bulkActions ? (
        <BulkBar rows={chosen} actions={props.bulkActions} onClear={clear} />
      ) : (
        <ListToolbar {...props} isCompact={isCompact} setCompact={setCompact} />
      )}
      <FilterFrame panel={props.panel && { ...props.panel, state, total }}>
        <ListBody {...props} isCompact={isCompact} selected={selected} setSelected={setSelected} />
        {rows && total !== undefined && <ListPages state={state} total={total} shown={rows.length} />}
        {rows && more?.hasMore && <MoreButton {...more} />}
      </FilterFrame>
    </section>
  );
}

type BodyProps<Row> = ListPageProps<Row> & {
  isCompact: boolean;
  selected: ReadonlySet<string>;
  setSelected: (keys: ReadonlySet<string>) => void;
};

function ListBody<Row>(props: BodyProps<Row>) {
  const { query, rows, state, empty } = props;
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
  if (query.isError && !rows) {
    return (
      <div className={classes.panel}>
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      </div>
    );
  }
  if (rows?.length === 0)
    return (
      <div className={classes.panel}>
        {state.isNarrowed ? <NothingFound onReset={state.reset} /> : <Empty {...empty} />}
      </div>
    );
  return isPhone ? <ListCards {...props} /> : <ListTable {...props} />;
}

function MoreButton({ isLoading, load }: { isLoading: boolean; load(): unknown }) {
  const t = useText();
  return (
    <Group justify="center" mt="md">
      <Button variant="default" loading={isLoading} onClick={() => load()}>
        {t('kit.more')}
      </Button>
    </Group>
  );
}
