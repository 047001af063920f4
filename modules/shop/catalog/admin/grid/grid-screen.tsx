import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { MOST_ITEMS, useItemList } from '../parts.tsx';
import classes from './grid.module.css';
import { GridTable } from './grid-table.tsx';
import { NewCategories } from './new-categories.tsx';
import { useDrafts } from './use-drafts.ts';
import { useGridLabels } from './use-grid-words.ts';
import { FEW_ROWS, useNewRows } from './use-new-rows.ts';
import { useSave } from './use-save.ts';

/** `/admin/shop/table`: many items at once, as in a spreadsheet. */
export function GridScreen() {
  const t = useText(adminDe);
  const { search } = useLocation();
  const list = useItemList({ limit: MOST_ITEMS });
  const words = useGridLabels();
  const drafted = useDrafts();
  const { drafts } = drafted;
  const rows = useNewRows(search, words, list.rows?.length === 0);
  const items = [...(list.rows ?? []), ...rows.items];
  const grid = { items, words };
  const saving = useSave(grid, drafted, rows.clear);
  const bar = useRef<HTMLButtonElement>(null);
  useLeaveGuard(drafts.size > 0);
  return (
    <>
      <Anchor component={Link} to={`/admin/shop${search}`} size="sm">
        {t('grid.to_shop')}
      </Anchor>
      <Title order={1} mb={4}>
        {t('grid.title')}
      </Title>
      <Text id="grid-help" size="sm" c="dimmed" mb="md">
        {t('grid.help')}
      </Text>
      {list.isError && !list.rows && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {!list.isError && !list.rows && <Loading lines={8} />}
      {items.length === 0 && list.rows && <Empty title={t('grid.empty.title')} text={t('grid.empty.text')} />}
      {items.length > 0 && (
        <>
          <div className={classes.frame}>
            <GridTable
              grid={grid}
              drafts={drafts}
              sentences={saving.sentences}
              onChange={drafted.change}
              onUndo={drafted.undo}
              {...(rows.mayAdd &&
                !list.hasMore && { onGrow: (count: number) => [...(list.rows ?? []), ...rows.grow(count)] })}
              onLeave={() => bar.current?.focus()}
            />
          </div>
          {list.hasMore && (
            <Button variant="subtle" mt="sm" loading={list.isLoadingMore} onClick={() => list.more()}>
              {t('grid.more')}
            </Button>
          )}
          {rows.mayAdd && !list.hasMore && (
            <Button
              variant="subtle"
              mt="sm"
              leftSection={<IconPlus size={16} stroke={1.5} />}
              onClick={() => rows.grow(FEW_ROWS)}
            >
              {t('grid.add_rows')}
            </Button>
          )}
          <NewCategories grid={grid} drafts={drafts} onChange={drafted.change} />
          <SaveBar drafted={drafted} saving={saving} focusRef={bar} />
        </>
      )}
    </>
  );
}

type BarProps = {
  readonly drafted: ReturnType<typeof useDrafts>;
  readonly saving: ReturnType<typeof useSave>;
  readonly focusRef: React.RefObject<HTMLButtonElement | null>;
};

/** Stays in reach while scrolling: how much is changed, why it cannot be saved, and the way back. */
function SaveBar({ drafted, saving, focusRef }: BarProps) {
  const t = useText(adminDe);
  const { count, faults, sentences, isSaving, save } = saving;
  const wrong = sentences.size;
  const tooMany = count > MOST_ITEMS ? t('grid.too_many', { most: MOST_ITEMS }) : '';
  const words = count > 0 ? t('grid.count', { count }) : wrong === 0 ? t('grid.unchanged') : '';
  return (
    <div className={classes.bar}>
      <Text role="status" size="sm" {...(wrong > 0 && { c: 'danger' })}>
        {[words, wrong > 0 ? t('grid.wrong', { count: wrong }) : '', tooMany].filter(Boolean).join(' · ')}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button
          ref={focusRef}
          variant="default"
          {...(!drafted.canUndo && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={drafted.undo}
        >
          {t('grid.undo')}
        </Button>
        <Button variant="default" disabled={drafted.drafts.size === 0 || isSaving} onClick={drafted.clear}>
          {t('grid.discard')}
        </Button>
        <Button
          loading={isSaving}
          disabled={count === 0 || faults.length > 0 || tooMany !== ''}
          onClick={() => void save()}
        >
          {t('kit.save')}
        </Button>
      </Group>
    </div>
  );
}
