import { useText } from '@fachwerk/react/texts';
import { Button, FileButton, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import type { MediaKind } from '../../contract.ts';
import { DOCUMENT_TYPE, MEDIA_TYPES, PICTURE_TYPES } from '../../rules/file.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../media.module.css';

type Props = { kind?: MediaKind | undefined; isPrimary?: boolean; onFiles: (files: readonly File[]) => void };

/** By choosing, and on a phone straight from the camera. */
export function UploadButtons({ kind, isPrimary = false, onFiles }: Props) {
  const t = useText(adminDe);
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const reset = useRef<() => void>(null);
  const take = (files: File | readonly File[] | null) => {
    // The same file may be chosen again.
    reset.current?.();
    const chosen = files === null ? [] : files instanceof File ? [files] : files;
    if (chosen.length > 0) onFiles(chosen);
  };
  const accept = kind === 'document' ? DOCUMENT_TYPE : (kind === 'picture' ? PICTURE_TYPES : MEDIA_TYPES).join(',');
  return (
    <Group gap="xs">
      {isTouched && kind !== 'document' && (
        <FileButton accept="image/jpeg" capture="environment" onChange={take}>
          {(button) => (
            <Button
              {...button}
              className={classes.sign}
              title={t('media.camera')}
              variant="default"
              leftSection={<IconCamera size={16} stroke={1.5} />}
            >
              {t('media.camera')}
            </Button>
          )}
        </FileButton>
      )}
      <FileButton multiple resetRef={reset} accept={accept} onChange={take}>
        {(button) => (
          <Button
            {...button}
            {...(!isPrimary && { variant: 'default' })}
            leftSection={<IconUpload size={16} stroke={1.5} />}
          >
            {t('media.upload')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
