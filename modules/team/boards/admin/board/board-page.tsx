import { localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { useIsFolded } from '@fachwerk/react/filter-fold';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { ErrorState, Loading, NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { useTitle } from '@fachwerk/react/title';
import { Button, Group, Title } from '@mantine/core';
import { IconPlus, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Field } from '../../contract-field.ts';
import { boardPath } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CardDrawer } from '../card/card-drawer.tsx';
import { BoardTabs } from '../home/board-tabs.tsx';
import { boardSlot } from '../slots.ts';
import classes from './board.module.css';
import { BoardBar } from './board-bar.tsx';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardMenu } from './board-menu.tsx';
import { CardCalendar } from './card-calendar.tsx';
import { CardList } from './card-list.tsx';
import { ColumnForm } from './column-form.tsx';
import { ColumnHead } from './column-head.tsx';
import { NewCard } from './new-card.tsx';
import { useBoardData } from './use-board-data.ts';
import { useCardFilter } from './use-card-filter.ts';

const NONE: readonly Field[] = [];

/** One board as columns or list; an open card lies over it in a drawer. */
export function BoardPage() {
  const t = useText(adminDe);
  const { boardId = '', timestamp = '0', cardId } = useParams();
  const { search } = useLocation();
  const data = useBoardData(boardId);
  const { asked, sheet, columns, catchUp } = data;
  const today = localDay(useNow(), HOUSE_ZONE);
  const state = useCardFilter(boardId, columns, sheet?.fields ?? NONE, today);
  const mayWork = useMay('boards.work') && sheet?.board.isArchived !== true;
  const mayManage = useMay('boards.manage') && sheet?.board.isArchived !== true;
  const [addTo, setAddTo] = useState<string | null>(null);
  const [isAddingColumn, setAddingColumn] = useState(false);
  useTitle(sheet?.board.name ?? t('desk.title'));
  const path = boardPath(sheet?.board ?? { id: boardId, name: boardId }, timestamp);
  const isFolded = useIsFolded();
  const menu = sheet && <BoardMenu sheet={sheet} mayWork={mayWork} onChanged={catchUp} />;
  const pathOf = (id: string) => `${path}/${id}${search}`;
  return (
    <section className={classes.page} data-view={state.view} aria-busy={asked.isPending}>
      <BoardTabs activeId={boardId} />
      <Group justify="space-between" wrap="nowrap" gap="xs" className={classes.headline ?? ''}>
        <Title order={1} className={classes.heading ?? ''}>
          {sheet?.board.name ?? t('desk.title')}
        </Title>
        {!isFolded && menu}
      </Group>
      <InSlot slot={boardSlot} props={{ boardId }} />
      {!data.isOnline && <Waiting count={data.waiting} />}
      {sheet?.board.isArchived && <p className={classes.notice}>{t('desk.board_is_archived')}</p>}
      {sheet ? (
        <>
          <BoardBar sheet={sheet} state={state} menu={menu} />
          {state.view === 'list' ? (
            <CardList sheet={sheet} shown={state.shown} today={today} pathOf={pathOf} onReset={state.reset} />
          ) : state.view === 'calendar' ? (
            <CardCalendar shown={state.shown} today={today} pathOf={pathOf} />
          ) : (
            <>
              {state.isNarrowed && state.shown.every(({ items }) => items.length === 0) && (
                <NothingFound onReset={state.reset} />
              )}
              <BoardCanvas
                boardId={boardId}
                columns={columns}
                shown={state.shown}
                labels={sheet.labels}
                people={sheet.people}
                fields={sheet.fields}
                today={today}
                mayWork={mayWork}
                pathOf={pathOf}
                headOf={(column) => (
                  <ColumnHead
                    column={column}
                    columns={columns}
                    mayWork={mayWork}
                    onChanged={catchUp}
                    onAdd={() => setAddTo(column.id)}
                  />
                )}
                topOf={(column) =>
                  addTo === column.id && (
                    <NewCard
                      boardId={boardId}
                      columnId={column.id}
                      onChanged={catchUp}
                      onClose={() => setAddTo(null)}
                    />
                  )
                }
                end={
                  mayManage && (
                    <Button
                      className={classes.more ?? ''}
                      variant="default"
                      leftSection={<IconPlus size={18} stroke={1.5} />}
                      onClick={() => setAddingColumn(true)}
                    >
                      {t('desk.column_add')}
                    </Button>
                  )
                }
              />
            </>
          )}
          {isAddingColumn && (
            <ColumnForm boardId={boardId} onChanged={catchUp} onClose={() => setAddingColumn(false)} />
          )}
        </>
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Loading lines={10} />
      )}
      <CardDrawer
        boardId={boardId}
        cardId={cardId}
        sheet={sheet}
        mayWork={mayWork}
        closeTo={path}
        onChanged={catchUp}
      />
    </section>
  );
}

/** Moves not yet confirmed by the server; they survive a reload. */
function Waiting({ count }: { readonly count: number }) {
  const t = useText(adminDe);
  return (
    <p className={classes.notice} role="status">
      <IconWifiOff size={20} stroke={1.5} aria-hidden />
      {t('desk.offline')} {count > 0 && t('desk.waiting', { count })}
    </p>
  );
}
