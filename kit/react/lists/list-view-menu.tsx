import { csvOf } from '@fachwerk/base/csv';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconBookmark,
  IconBookmarkPlus,
  IconFileSpreadsheet,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { downloadText } from '../calls/download.ts';
import { useText } from '../shell/texts.ts';
import { notify, notifyProblem } from '../states/notice.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { SaveViewForm } from './save-view-form.tsx';
import { useSavedViews } from './saved-views.ts';

type Props<Row> = ListPageProps<Row> & { isCompact: boolean; setCompact: (isCompact: boolean) => void };

/** Density, saved views and export of a list. */
export function ListViewMenu<Row>({ columns, csv, list, isCompact, setCompact }: Props<Row>) {
  const t = useText();
  const { state } = list;
  const saved = useSavedViews();
  const [isNaming, setNaming] = useState(false);

  const exportAll = async () => {
    if (!csv) return;
    const named = columns.filter((column) => column.csv);
    try {
      const rows = await list.every();
      downloadText(
        `${csv}.csv`,
        csvOf(
          named.map((column) => column.title),
          rows.map((row) => named.map((column) => column.csv?.(row))),
        ),
      );
      notify(t('list.exported'));
    } catch (error) {
      notifyProblem(error);
    }
  };

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Tooltip label={t('list.view')}>
            <ActionIcon variant="default" size={36} aria-label={t('list.view')}>
              <IconAdjustmentsHorizontal size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.CheckboxItem
            value="compact"
            checked={isCompact}
            closeMenuOnClick
            onChange={() => setCompact(!isCompact)}
          >
            {t('list.view.compact')}
          </Menu.CheckboxItem>
          {csv && (
            <Menu.Item leftSection={<IconFileSpreadsheet size={18} stroke={1.5} />} onClick={exportAll}>
              {t('list.view.csv')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{t('list.view.saved')}</Menu.Label>
          {saved.views.map((view) => (
            <Menu.Item
              key={view.name}
              leftSection={<IconBookmark size={18} stroke={1.5} />}
              onClick={() => state.apply(view.query)}
            >
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconBookmarkPlus size={18} stroke={1.5} />} onClick={() => setNaming(true)}>
            {t('list.view.save')}
          </Menu.Item>
          {saved.views.some((view) => view.query === state.query) && (
            <Menu.Item
              leftSection={<IconTrash size={18} stroke={1.5} />}
              onClick={() => saved.removeByQuery(state.query)}
            >
              {t('list.view.remove', { name: saved.views.find((view) => view.query === state.query)?.name ?? '' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <SaveViewForm
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onSave={(name) => saved.save(name, state.query)}
      />
    </>
  );
}
