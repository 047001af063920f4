import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../shell/texts.ts';
import { notify, notifyProblem } from '../../states/notice.tsx';
import { listsDe } from '../../texts/lists.de.ts';
import type { ListPageProps } from '../list-page-props.ts';
import type { ListViewing } from '../views/list-view.ts';
import { type ExportKind, exportRows } from './export-list.ts';

type Props<Row> = ListPageProps<Row> & { viewing: ListViewing<Row> };

/** Everything that matches, with the columns the person has chosen, or with all. */
export function ExportItems<Row>({ csv, list, viewing }: Props<Row>) {
  const t = useText(listsDe);
  const [isOfAll, setOfAll] = useState(false);
  if (!csv) return null;
  const told = (columns: typeof viewing.all) => columns.filter((column) => column.csv).length;
  const hasHidden = told(viewing.columns) < told(viewing.all);
  const save = async (kind: ExportKind) => {
    try {
      const columns = isOfAll && hasHidden ? viewing.all : viewing.columns;
      await exportRows(kind, csv, columns, await list.every());
      notify(t(`list.exported.${kind}`));
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('list.export')}</Menu.Label>
      {hasHidden && (
        <Menu.CheckboxItem value="all" checked={isOfAll} closeMenuOnClick={false} onChange={() => setOfAll(!isOfAll)}>
          {t('list.export.all_columns')}
        </Menu.CheckboxItem>
      )}
      <Menu.Item leftSection={<IconFileText size={18} stroke={1.5} />} onClick={() => save('csv')}>
        {t('list.view.csv')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileSpreadsheet size={18} stroke={1.5} />} onClick={() => save('xlsx')}>
        {t('list.view.xlsx')}
      </Menu.Item>
    </>
  );
}
