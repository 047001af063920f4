import { useChange } from '@fachwerk/react/call';
import { ImageField, ImagePreview } from '@fachwerk/react/image-field';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { IMAGE_MOST_BYTES, locationApi, type StorageLocation } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** The preview image is saved at once, beside the form: a picture is nothing one half changes. */
export function PreviewImageField({ location: { id, previewImage } }: { location: StorageLocation }) {
  const t = useText(adminDe);
  const save = useChange(locationApi.savePreviewImage, { isQuiet: true });
  return (
    <ImageField
      label={t('location.field.previewImage')}
      help={t('locations.image.help')}
      hasPicture={previewImage !== null}
      preview={<ImagePreview url={previewImage?.small ?? null} isWide />}
      mostBytes={IMAGE_MOST_BYTES}
      refusals={{ too_large: t('location_image.too_large'), not_an_image: t('location_image.not_an_image') }}
      error={save.error && wordsOf(save.error).text}
      isBusy={save.isPending}
      onChoose={(image) => save.mutate({ id, image })}
      onRemove={() => save.mutate({ id })}
    />
  );
}
