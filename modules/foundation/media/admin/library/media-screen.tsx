import { useAsk } from '@fachwerk/react/call';
import { DropArea } from '@fachwerk/react/drop-area';
import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { ListPage } from '@fachwerk/react/list-page';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Group, Text } from '@mantine/core';
import { MediaKind, mediaApi, mediaStream } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AssetDrawer } from '../asset/asset-drawer.tsx';
import { bytesWords } from '../bytes-words.ts';
import classes from '../media.module.css';
import { StockButton } from '../stock/stock-button.tsx';
import { UploadButtons } from '../upload/upload-buttons.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { AssetTiles } from './asset-tiles.tsx';
import { FolderBar } from './folder-bar.tsx';

const NO_FOLDER = 'none';

/** `/admin/media/:id?`: everything the company may show, by folder, tag and search. */
export function MediaScreen() {
  const t = useText(adminDe);
  const shelves = useAsk(mediaApi.shelves, {});
  const state = useListState({
    filters: {
      kind: MediaKind.options,
      folder: (value: string) => value === NO_FOLDER || isId(value),
      tag: (value: string) => value.length <= 40,
      alt: ['missing'],
    },
  });
  const { kind, folder, tag, alt } = state.filters;
  const list = useList(mediaApi.list, {
    state,
    input: {
      ...(state.search && { search: state.search }),
      ...(kind && { kind }),
      ...(folder && { folder }),
      ...(tag && { tag }),
      ...(alt && { alt: 'missing' as const }),
    },
    rows: ({ assets, uses }) => {
      const counts = new Map(uses.map(({ assetId, count }) => [assetId, count]));
      return assets.map((asset) => ({ ...asset, uses: counts.get(asset.id) ?? 0 }));
    },
    next: ({ next }, { input }) => next && { ...input, before: next },
    total: ({ total }) => total,
    live: { hints: [mediaStream], asks: [mediaApi.list, mediaApi.shelves, mediaApi.find] },
  });
  const uploads = useUploads({ folderId: folder && folder !== NO_FOLDER ? folder : undefined });
  const leaving = {
    title: t('media.leave.title'),
    text: t('media.leave.text'),
    confirm: t('media.leave.confirm'),
    cancel: t('media.leave.cancel'),
  };
  useLeaveGuard(uploads.isBusy, { words: leaving });
  const { folders = [], tags = [] } = shelves.data ?? {};
  const button = (
    <Group gap="xs">
      <StockButton />
      <UploadButtons isPrimary onFiles={uploads.add} />
    </Group>
  );
  return (
    <DropArea className={classes.drop} onFiles={uploads.add}>
      <ListPage
        title={t('media.title')}
        list={list}
        columns={[]}
        tiles={(rows) => <AssetTiles assets={rows} />}
        nameOf={({ name }) => name}
        action={button}
        filters={[
          {
            name: 'kind',
            label: t('media.kind'),
            options: MediaKind.options.map((value) => ({ value, label: t(`media.kind.${value}`) })),
          },
          {
            name: 'alt',
            label: t('media.alt'),
            options: [{ value: 'missing', label: t('media.alt.filter') }],
          },
          ...(tags.length > 0
            ? [
                {
                  name: 'tag',
                  label: t('media.tag'),
                  options: tags.map((each) => ({ value: each.tag, label: `${each.tag} (${each.count})` })),
                },
              ]
            : []),
        ]}
        empty={{
          title: t('media.empty.title'),
          text: t('media.empty.text'),
          action: <UploadButtons onFiles={uploads.add} />,
        }}
      >
        <FolderBar folders={folders} chosen={folder} onChoose={(next) => state.setFilter('folder', next)} />
        {shelves.data && (
          <Text size="sm" c="dimmed" mb="xs">
            {t('media.room', { used: bytesWords(shelves.data.usedBytes), most: bytesWords(shelves.data.mostBytes) })}
          </Text>
        )}
        <UploadList uploads={uploads} hasLinks />
      </ListPage>
      <AssetDrawer folders={folders} tags={tags.map((each) => each.tag)} />
    </DropArea>
  );
}
