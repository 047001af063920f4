import { Group, Pagination, Text } from '@mantine/core';
import { useText } from '../shell/texts.ts';
import type { ListState } from './list-state.ts';

export function ListPages({ state, total, shown }: { state: ListState; total: number; shown: number }) {
  const t = useText();
  const pages = Math.ceil(total / state.limit);
  if (pages <= 1) return null;
  const labels: Record<string, string> = { next: t('list.page.next'), previous: t('list.page.previous') };
  return (
    <Group justify="space-between" mt="md" component="nav" aria-label={t('list.pages')}>
      <Text size="sm" c="dimmed" className="tabular">
        {t('list.range', { from: state.offset + 1, to: state.offset + shown, total: total.toLocaleString('de-DE') })}
      </Text>
      <Pagination
        total={pages}
        value={state.page}
        onChange={state.setPage}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': labels[control] })}
        getItemProps={(page) => ({ 'aria-label': String(page) })}
      />
    </Group>
  );
}
