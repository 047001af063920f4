import { ActionIcon, Box, Menu, Popover, Tooltip } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconBookmarkEdit,
  IconBookmarkPlus,
  IconColumns3,
  IconDeviceFloppy,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useConfirm } from '../../dialogs/confirm.ts';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useText } from '../../shell/texts.ts';
import { notify, notifyProblem } from '../../states/notice.tsx';
import { listsDe } from '../../texts/lists.de.ts';
import { ExportItems } from '../export/export-items.tsx';
import type { ListPageProps } from '../list-page-props.ts';
import type { ListViewing } from './list-view.ts';
import { SaveViewForm } from './save-view-form.tsx';

type Props<Row> = ListPageProps<Row> & {
  viewing: ListViewing<Row>;
  fitting: readonly string[] | undefined;
  isPhone: boolean;
};

// Loaded when it is opened: it brings the code for dragging.
const Columns = lazyPart<{ viewing: ListViewing<never>; fitting: readonly string[] | undefined }>(
  async () => (await import('./columns-panel.tsx')).ColumnsPanel,
);

type Naming = 'new' | 'active' | null;

/** Columns, density, export and saved views of a list. */
export function ListViewMenu<Row>(props: Props<Row>) {
  const t = useText(listsDe);
  const { viewing, fitting, isPhone } = props;
  const { active } = viewing;
  const [naming, setNaming] = useState<Naming>(null);
  const [isArranging, setArranging] = useState(false);
  return (
    <>
      <Popover
        opened={isArranging}
        onChange={setArranging}
        position="bottom-end"
        trapFocus
        returnFocus
        shadow="md"
        withinPortal
        // The target is a frame around the button, which has its own roles.
        withRoles={false}
      >
        <Popover.Target>
          <Box>
            <Menu position="bottom-end" disabled={isArranging}>
              <Menu.Target>
                <Tooltip label={t('list.view')}>
                  <ActionIcon variant="default" size={isPhone ? 44 : 36} aria-label={t('list.view')}>
                    <IconAdjustmentsHorizontal size={18} stroke={1.5} />
                  </ActionIcon>
                </Tooltip>
              </Menu.Target>
              <Menu.Dropdown>
                {!props.tiles && (
                  <Menu.Item leftSection={<IconColumns3 {...icon} />} onClick={() => setArranging(true)}>
                    {t('list.columns.arrange')}
                  </Menu.Item>
                )}
                {!props.tiles && !isPhone && (
                  <Menu.CheckboxItem
                    value="compact"
                    checked={viewing.isCompact}
                    closeMenuOnClick
                    onChange={() => viewing.setCompact(!viewing.isCompact)}
                  >
                    {t('list.view.compact')}
                  </Menu.CheckboxItem>
                )}
                <ExportItems {...props} />
                <ViewItems viewing={viewing} onName={setNaming} />
              </Menu.Dropdown>
            </Menu>
          </Box>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={t('list.columns')}>
          <Suspense fallback={null}>
            <Columns viewing={viewing as unknown as ListViewing<never>} fitting={fitting} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <SaveViewForm
        key={naming}
        isOpen={naming !== null}
        title={t(naming === 'active' ? 'list.view.edit' : 'list.view.save')}
        first={naming === 'active' && active ? active : { name: '', isShared: false }}
        canShare={viewing.canShare && (naming === 'new' || active?.isOwn === true)}
        onClose={() => setNaming(null)}
        onSave={naming === 'active' ? viewing.rename : viewing.add}
      />
    </>
  );
}

const icon = { size: 18, stroke: 1.5 } as const;

type ItemsProps<Row> = { viewing: ListViewing<Row>; onName: (naming: Naming) => void };

/** A view of somebody else is only opened; what one changes in it is saved as a view of one's own. */
function ViewItems<Row>({ viewing, onName }: ItemsProps<Row>) {
  const t = useText(listsDe);
  const confirm = useConfirm();
  const { active, isChanged } = viewing;
  const update = () =>
    viewing.update().then(
      () => notify(t('list.view.updated')),
      (error: unknown) => notifyProblem(error),
    );
  const remove = async (view: NonNullable<typeof active>) => {
    const question = {
      title: t('list.view.remove_shared', { name: view.name }),
      text: t('list.view.remove_about'),
      confirm: t('kit.delete'),
      isDanger: true,
    };
    if (!view.isShared || (await confirm(question))) await viewing.remove(view);
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('list.view.saved')}</Menu.Label>
      {active?.mayEdit && isChanged && (
        <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={update}>
          {t('list.view.update', { name: active.name })}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconBookmarkPlus {...icon} />} onClick={() => onName('new')}>
        {t('list.view.save')}
      </Menu.Item>
      {active?.mayEdit && (
        <>
          <Menu.Item leftSection={<IconBookmarkEdit {...icon} />} onClick={() => onName('active')}>
            {t(viewing.canShare ? 'list.view.edit' : 'list.view.rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => void remove(active)}>
            {t('list.view.remove', { name: active.name })}
          </Menu.Item>
        </>
      )}
    </>
  );
}
