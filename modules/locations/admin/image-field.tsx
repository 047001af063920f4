import { useChange } from '@fachwerk/react/call';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, FileButton, Input } from '@mantine/core';
import { IconPhoto, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { locationApi, type StorageLocation } from '../contract.ts';
import { de } from '../texts/de.ts';
import { IMAGE_TYPES, whyNotImage } from './image-check.ts';
import classes from './image-field.module.css';

/** The preview image is saved at once, beside the form: a picture is nothing one half changes. */
export function ImageField({ location }: { location: StorageLocation }) {
  const t = useText(de);
  const save = useChange(locationApi.savePreviewImage, { isQuiet: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const { id, previewImage } = location;

  const send = (image?: File) => {
    setRefusal(null);
    save.mutate({ id, ...(image && { image }) }, { onError: (error) => setRefusal(wordsOf(error).text) });
  };
  const choose = (file: File | null) => {
    // The same file may be chosen again after it was refused.
    reset.current?.();
    if (!file) return;
    const whyNot = whyNotImage(file);
    if (whyNot) setRefusal(t(whyNot));
    else send(file);
  };
  return (
    <Input.Wrapper
      label={t('location.field.previewImage')}
      labelElement="div"
      description={t('locations.image.help')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={refusal}
      errorProps={{ role: 'alert' }}
    >
      <div className={classes.field}>
        {previewImage ? (
          <img src={previewImage.small} alt="" className={classes.image} />
        ) : (
          <div className={classes.none} aria-hidden>
            <IconPhoto size={28} stroke={1.25} />
          </div>
        )}
        <div className={classes.actions}>
          <FileButton resetRef={reset} accept={IMAGE_TYPES.join(',')} onChange={choose}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="compact-md"
                loading={save.isPending}
                leftSection={<IconPhotoUp size={16} stroke={1.5} />}
              >
                {previewImage ? t('locations.image.change') : t('locations.image.choose')}
              </Button>
            )}
          </FileButton>
          {previewImage && (
            <Button
              variant="subtle"
              color="gray"
              c="dimmed"
              size="compact-md"
              disabled={save.isPending}
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={() => send()}
            >
              {t('locations.image.remove')}
            </Button>
          )}
        </div>
      </div>
    </Input.Wrapper>
  );
}
