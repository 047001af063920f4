import { useAskPages } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { DropArea } from '@fachwerk/react/drop-area';
import { MoreButton } from '@fachwerk/react/more-button';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Group, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type Asset, type MediaKind, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AssetThumb } from '../asset-thumb.tsx';
import { useFolderOptions } from '../library/use-folder-options.ts';
import classes from '../media.module.css';
import { StockButton } from '../stock/stock-button.tsx';
import { UploadButtons } from '../upload/upload-buttons.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useUploads } from '../upload/use-uploads.ts';

const SEARCH_PAUSE_MS = 250;

type Props = {
  kind?: MediaKind;
  /** The one that is chosen now, marked among the others. */
  value?: string | null;
  onChoose: (asset: Asset) => void;
  onClose: () => void;
};

/** Chooses one out of the media library; what is uploaded here is in it at once. */
export function MediaPicker({ kind = 'picture', value = null, onChoose, onClose }: Props) {
  const t = useText(adminDe);
  const uploads = useUploads();
  return (
    <Dialog title={t(`media.picker.${kind}`)} size={880} onClose={onClose}>
      <DropArea className={classes.drop} onFiles={uploads.add}>
        <Choosing
          kind={kind}
          value={value}
          onChoose={onChoose}
          uploads={
            <>
              <UploadButtons kind={kind} onFiles={uploads.add} />
              {kind === 'picture' && <StockButton onTaken={onChoose} />}
            </>
          }
        >
          <UploadList uploads={uploads} />
        </Choosing>
      </DropArea>
    </Dialog>
  );
}

type ChoosingProps = {
  kind: MediaKind;
  value: string | null;
  onChoose: (asset: Asset) => void;
  uploads: React.ReactNode;
  children: React.ReactNode;
};

function Choosing({ kind, value, onChoose, uploads, children }: ChoosingProps) {
  const t = useText(adminDe);
  const [text, setText] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const [search] = useDebouncedValue(text.trim(), SEARCH_PAUSE_MS);
  const folders = useFolderOptions();
  const input = { kind, ...(search && { search }), ...(folder && { folder }) };
  const asked = useAskPages(mediaApi.list, input, ({ next }) => (next ? { before: next } : null));
  const assets = asked.data?.pages.flatMap((page) => page.assets);
  return (
    <Stack gap="md">
      <Group gap="xs">
        <TextInput
          type="search"
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder={t('media.search')}
          aria-label={t('media.search')}
          leftSection={<IconSearch size={16} stroke={1.5} />}
        />
        {folders.length > 0 && (
          <Select
            clearable
            placeholder={t('media.folder.all')}
            aria-label={t('media.folder')}
            data={folders}
            value={folder}
            onChange={setFolder}
          />
        )}
        {uploads}
      </Group>
      {children}
      {asked.isError && !assets && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!asked.isError && !assets && <Loading lines={6} />}
      {assets?.length === 0 && (
        <Empty title={t(search || folder ? 'media.none_found' : 'media.empty.title')} text={t('media.empty.text')} />
      )}
      {assets && assets.length > 0 && (
        <ul className={classes.tiles}>
          {assets.map((asset) => (
            <li key={asset.id}>
              <button
                type="button"
                className={classes.tile}
                aria-pressed={asset.id === value}
                onClick={() => onChoose(asset)}
              >
                <AssetThumb asset={asset} />
                <span className={classes.words}>
                  <span className={classes.name}>{asset.name}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked.hasNextPage && (
        <MoreButton isLoading={asked.isFetchingNextPage} onMore={() => void asked.fetchNextPage()} />
      )}
    </Stack>
  );
}
