import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconCrop, IconDownload, IconReplace, IconTrash } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Asset, type MediaUse, mediaApi } from '../../contract.ts';
import { DOCUMENT_TYPE, PICTURE_TYPES, whyNotSend } from '../../rules/file.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { MEDIA_PATH } from './media-path.ts';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog, 'over the page');

export function AssetActions({ asset, uses }: { asset: Asset; uses: readonly MediaUse[] }) {
  const t = useText(adminDe);
  const [isCropping, setCropping] = useState(false);
  return (
    <Group gap="xs">
      {asset.kind === 'picture' && (
        <Button variant="default" leftSection={<IconCrop size={16} stroke={1.5} />} onClick={() => setCropping(true)}>
          {t('media.crop')}
        </Button>
      )}
      <ReplaceButton asset={asset} />
      <Button
        component="a"
        variant="default"
        href={asset.originalUrl}
        download={`${asset.name}.${asset.kind === 'picture' ? 'webp' : 'pdf'}`}
        leftSection={<IconDownload size={16} stroke={1.5} />}
      >
        {t('media.download')}
      </Button>
      <RemoveButton asset={asset} uses={uses} />
      {isCropping && (
        <Suspense fallback={null}>
          <CropDialog asset={asset} onClose={() => setCropping(false)} />
        </Suspense>
      )}
    </Group>
  );
}

/** Wherever it is shown, the new one is shown from now on. */
function ReplaceButton({ asset }: { asset: Asset }) {
  const t = useText(adminDe);
  const reset = useRef<() => void>(null);
  const replace = useChange(mediaApi.replace, { failed: t('media.replace.failed') });
  const send = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    const refusal = whyNotSend(file);
    if (refusal) return notifyProblem(new Error(refusal), translate(refusal));
    await replace.mutateAsync({ id: asset.id, file });
    notify(t('media.replaced'));
  };
  const accept = asset.kind === 'picture' ? PICTURE_TYPES.join(',') : DOCUMENT_TYPE;
  return (
    <FileButton resetRef={reset} accept={accept} onChange={(file) => void send(file).catch(() => {})}>
      {(button) => (
        <Button
          {...button}
          variant="default"
          loading={replace.isPending}
          leftSection={<IconReplace size={16} stroke={1.5} />}
        >
          {t('media.replace')}
        </Button>
      )}
    </FileButton>
  );
}

function RemoveButton({ asset, uses }: { asset: Asset; uses: readonly MediaUse[] }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { search } = useLocation();
  const remove = useChange(mediaApi.remove, { failed: t('media.remove.failed') });
  const ask = async () => {
    const isYes = await confirm({
      title: t('media.remove.title', { name: asset.name }),
      text: t('media.remove.text'),
      confirm: t('kit.delete'),
      isDanger: true,
    });
    if (!isYes) return;
    await remove.mutateAsync({ id: asset.id });
    notify(t('media.removed'));
    navigate(MEDIA_PATH + search);
  };
  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        disabled={uses.length > 0}
        loading={remove.isPending}
        leftSection={<IconTrash size={16} stroke={1.5} />}
        onClick={() => void ask().catch(() => {})}
      >
        {t('kit.delete')}
      </Button>
      {uses.length > 0 && (
        <Text size="sm" c="dimmed" w="100%">
          {t('media.in_use', { place: uses[0]!.label })}
        </Text>
      )}
    </>
  );
}
