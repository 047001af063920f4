import { useAsk } from '@fachwerk/react/call';
import { isId } from '@fachwerk/react/list-state';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { type MediaFolder, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { bytesWords } from '../bytes-words.ts';
import { AssetActions } from './asset-actions.tsx';
import { AssetForm } from './asset-form.tsx';
import { AssetUses } from './asset-uses.tsx';
import { MEDIA_PATH } from './media-path.ts';

type Props = { folders: readonly MediaFolder[]; tags: readonly string[] };

/** `/admin/media/:id` */
export function AssetDrawer({ folders, tags }: Props) {
  const t = useText(adminDe);
  const { id } = useParams();
  const asked = useAsk(mediaApi.find, { id: id ?? '' }, { isEnabled: id !== undefined && isId(id) });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={id !== undefined && !isId(id) ? { ...asked, data: undefined, isError: true } : asked}
      kind={t('media.title')}
      title={({ asset }) => asset.name}
      subtitle={({ asset: { picture, bytes } }) =>
        picture
          ? t('media.pixels', { width: picture.width, height: picture.height })
          : t('media.pdf', { size: bytesWords(bytes) })
      }
      gone={t('media.unknown')}
      closeTo={MEDIA_PATH}
    >
      {({ asset, uses, canSuggestAlt }) => (
        <Stack gap="lg" key={asset.id}>
          <AssetActions asset={asset} uses={uses} />
          <AssetForm asset={asset} folders={folders} tags={tags} canSuggestAlt={canSuggestAlt} />
          <AssetUses uses={uses} />
        </Stack>
      )}
    </RecordDrawer>
  );
}
