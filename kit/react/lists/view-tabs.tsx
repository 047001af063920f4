import { Button, Group } from '@mantine/core';
import { useText } from '../shell/texts.ts';
import type { ListState } from './list-state.ts';
import { useSavedViews } from './saved-views.ts';

/** Saved views as tabs above the list. */
export function ViewTabs({ state }: { state: ListState }) {
  const t = useText();
  const { views } = useSavedViews();
  if (views.length === 0) return null;
  const all = [{ name: t('list.view.all'), query: '' }, ...views];
  return (
    <Group component="nav" gap={4} mb="sm" aria-label={t('list.view.saved')}>
      {all.map(({ name, query }) => {
        const isShown = query === state.query;
        return (
          <Button
            key={`${name} ${query}`}
            size="compact-md"
            variant={isShown ? 'light' : 'subtle'}
            {...(!isShown && { color: 'gray' })}
            aria-current={isShown ? 'page' : undefined}
            onClick={() => state.apply(query)}
          >
            {name}
          </Button>
        );
      })}
    </Group>
  );
}
