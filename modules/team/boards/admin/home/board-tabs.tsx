import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconClock, IconSortAZ } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type Board, boardApi } from '../../contract.ts';
import { BOARDS_PATH, boardPath } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './home.module.css';

/** Tabs to switch between boards. */
export function BoardTabs({ activeId }: { readonly activeId?: string }) {
  const t = useText(adminDe);
  const boards =
    useAsk(boardApi.list, {}).data?.boards.filter(({ isArchived, id }) => !isArchived || id === activeId) ?? [];
  const { order, toggle, sorted } = useTabOrder(activeId);
  const active = useRef<HTMLAnchorElement>(null);
  const count = boards.length;
  useEffect(() => {
    // On a phone the tabs overflow: scroll the active one into view.
    if (activeId && count > 0) active.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId, count]);
  const label = t(order === 'name' ? 'desk.tabs_by_recent' : 'desk.tabs_by_name');
  return (
    <nav className={classes.tabs} aria-label={t('desk.title')}>
      <Link to={BOARDS_PATH} className={classes.tab} aria-current={activeId ? undefined : 'page'}>
        {t('desk.all_boards')}
      </Link>
      {sorted(boards).map((board) => (
        <Link
          key={board.id}
          ref={board.id === activeId ? active : null}
          to={boardPath(board)}
          className={classes.tab}
          aria-current={board.id === activeId ? 'page' : undefined}
        >
          {board.name}
        </Link>
      ))}
      {boards.length > 1 && (
        <Tooltip label={label}>
          <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={toggle}>
            {order === 'name' ? <IconSortAZ size={18} stroke={1.5} /> : <IconClock size={18} stroke={1.5} />}
          </ActionIcon>
        </Tooltip>
      )}
    </nav>
  );
}

type TabOrder = 'name' | 'recent';
const MOST_REMEMBERED = 50;

/** Order of the board tabs, by name or most recently opened; stored in this browser. */
function useTabOrder(activeId: string | undefined) {
  const [order, setOrder] = useLocalStorage<TabOrder>({
    key: 'boards.tabSort',
    defaultValue: 'name',
    getInitialValueInEffect: false,
  });
  const [recent, setRecent] = useLocalStorage<string[]>({
    key: 'boards.recent',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  useEffect(() => {
    if (activeId) setRecent((now) => [activeId, ...now.filter((id) => id !== activeId)].slice(0, MOST_REMEMBERED));
  }, [activeId, setRecent]);
  const rank = (id: string) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const sorted = (boards: readonly Board[]) =>
    order === 'name' ? boards : boards.toSorted((one, other) => rank(one.id) - rank(other.id));
  return { order, toggle: () => setOrder(order === 'name' ? 'recent' : 'name'), sorted };
}
