import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import type { Board } from '../../contract.ts';

type TabOrder = 'name' | 'recent';
const MOST_REMEMBERED = 50;

/** Order of the board tabs, by name or most recently opened; stored in this browser. */
export function useTabOrder(activeId: string | undefined) {
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
