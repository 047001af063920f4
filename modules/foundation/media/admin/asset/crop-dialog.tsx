import 'react-image-crop/dist/ReactCrop.css';
import { useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { type Asset, type Crop, mediaApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../media.module.css';
import { percentOf, thousandthsOf } from './crop-values.ts';

const ASPECTS = { free: undefined, '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9 } as const;
type Aspect = keyof typeof ASPECTS;

/** The original stays as it is: another part, or all of it, can be shown again later. */
export function CropDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const t = useText(adminDe);
  const [crop, setCrop] = useState<PercentCrop>(percentOf(asset.crop));
  const [aspect, setAspect] = useState<Aspect>('free');
  const [shape, setShape] = useState({ width: 1, height: 1 });
  const save = useChange(mediaApi.crop, { isQuiet: true });
  const store = async (next: Crop | null) => {
    await save.mutateAsync({ id: asset.id, crop: next });
    notify(t('media.crop.saved'));
    onClose();
  };
  const choose = (next: Aspect) => {
    setAspect(next);
    const ratio = ASPECTS[next];
    if (ratio)
      setCrop(
        centerCrop(
          makeAspectCrop({ unit: '%', width: 100 }, ratio, shape.width, shape.height),
          shape.width,
          shape.height,
        ),
      );
  };
  const ratio = ASPECTS[aspect];
  return (
    <Dialog title={t('media.crop')} size={880} onClose={onClose}>
      <Stack gap="md">
        <SegmentedControl
          value={aspect}
          onChange={(next) => choose(next as Aspect)}
          data={Object.keys(ASPECTS).map((value) => ({
            value,
            label: value === 'free' ? t('media.crop.free') : value,
          }))}
          aria-label={t('media.crop.aspect')}
        />
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          {...(ratio && { aspect: ratio })}
          keepSelection
          minWidth={20}
          minHeight={20}
          ruleOfThirds
          ariaLabels={{
            cropArea: t('media.crop.area'),
            nwDragHandle: t('media.crop.corner'),
            nDragHandle: t('media.crop.edge'),
            neDragHandle: t('media.crop.corner'),
            eDragHandle: t('media.crop.edge'),
            seDragHandle: t('media.crop.corner'),
            sDragHandle: t('media.crop.edge'),
            swDragHandle: t('media.crop.corner'),
            wDragHandle: t('media.crop.edge'),
          }}
        >
          <img
            className={classes.cropPicture}
            src={asset.originalUrl}
            alt=""
            onLoad={({ currentTarget }) =>
              setShape({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
          />
        </ReactCrop>
        {save.error && (
          <Text c="danger" role="alert" size="sm">
            {wordsOf(save.error).text}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {asset.crop && (
            <Button variant="default" disabled={save.isPending} onClick={() => void store(null).catch(() => {})}>
              {t('media.crop.whole')}
            </Button>
          )}
          <Button loading={save.isPending} onClick={() => void store(thousandthsOf(crop)).catch(() => {})}>
            {t('media.crop.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
