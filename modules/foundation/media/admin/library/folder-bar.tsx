import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type MediaFolder, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../media.module.css';
import { FolderDialog } from './folder-dialog.tsx';

const ALL = 'all';

type Props = {
  folders: readonly MediaFolder[];
  chosen: string | undefined;
  onChoose: (folder: string | undefined) => void;
};

export function FolderBar({ folders, chosen, onChoose }: Props) {
  const t = useText(adminDe);
  const [edited, setEdited] = useState<MediaFolder | 'new' | null>(null);
  const folder = folders.find(({ id }) => id === chosen);
  const tabs = [
    { name: ALL, label: t('media.folder.all') },
    ...(folders.length > 0 ? [{ name: 'none', label: t('media.folder.none') }] : []),
    ...folders.map(({ id, name, count }) => ({ name: id, label: name, count })),
  ];
  return (
    <div className={classes.folders}>
      {folders.length > 0 && (
        <CountTabs
          label={t('media.folder')}
          chosen={chosen ?? ALL}
          tabs={tabs}
          onChoose={(name) => onChoose(name === ALL ? undefined : name)}
        />
      )}
      {folder && <FolderMenu folder={folder} onRename={() => setEdited(folder)} onGone={() => onChoose(undefined)} />}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconFolderPlus size={16} stroke={1.5} />}
        onClick={() => setEdited('new')}
      >
        {t('media.folder.new')}
      </Button>
      {edited && <FolderDialog folder={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

type MenuProps = { folder: MediaFolder; onRename: () => void; onGone: () => void };

function FolderMenu({ folder, onRename, onGone }: MenuProps) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(mediaApi.removeFolder);
  const dissolve = async () => {
    const isYes = await confirm({
      title: t('media.folder.dissolve.title', { name: folder.name }),
      text: t('media.folder.dissolve.text'),
      confirm: t('media.folder.dissolve'),
    });
    if (!isYes) return;
    await remove.mutateAsync({ id: folder.id });
    onGone();
  };
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('media.folder.more', { name: folder.name })}>
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>{t('media.folder.rename')}</Menu.Item>
        <Menu.Item onClick={() => void dissolve().catch(() => {})}>{t('media.folder.dissolve')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
