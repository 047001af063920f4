import type { Language } from '@fachwerk/base/language';
import type { Asset } from '@fachwerk/media/contract';
import { MediaPicker } from '@fachwerk/media/parts';
import { useChange } from '@fachwerk/react/call';
import { DropArea } from '@fachwerk/react/drop-area';
import { IMAGE_TYPES, whyNotImage } from '@fachwerk/react/image-check';
import { wordsOf } from '@fachwerk/react/notice';
import { HEIC_ACCEPT, readableImage } from '@fachwerk/react/readable-image';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useWrittenLanguages } from '@fachwerk/react/written-languages';
import { Button, FileButton, SegmentedControl, Skeleton, Text, TextInput } from '@mantine/core';
import { IconLibraryPhoto, IconPhotoUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { MOST_PICTURES, PICTURE_MOST_BYTES, type Picture } from '../../contract-picture.ts';
import { productApi } from '../../contract-product.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AddressField } from '../pictures/address-field.tsx';
import { moved, RowSteps } from '../row-steps.tsx';
import classes from './product.module.css';
import type { ProductFormState } from './product-values.ts';

type Props = { form: ProductFormState };

/** Pictures are dropped, chosen (on a phone: taken) or fetched; they belong to the item once it is saved. */
export function PictureFields({ form }: Props) {
  const t = useText(adminDe);
  const { pictures } = form.values;
  const latest = useRef(pictures);
  latest.current = pictures;
  const mayUseLibrary = useMay('media.manage');
  const languages = useWrittenLanguages();
  const [language, setLanguage] = useState<Language>('de');
  const put = (next: readonly Picture[]) => {
    latest.current = [...next];
    form.set('pictures', latest.current);
  };
  const add = (picture: Picture) => put([...latest.current, picture]);
  return (
    <div className={classes.pictures}>
      {pictures.length > 0 && <Rows pictures={pictures} language={language} onChange={put} />}
      {pictures.length > 0 && languages.length > 1 && (
        <SegmentedControl
          value={language}
          onChange={(next) => setLanguage(languages.find((each) => each === next) ?? 'de')}
          data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          aria-label={t('pictures.language')}
        />
      )}
      {pictures.length < MOST_PICTURES && <Adding isFirst={pictures.length === 0} onAdded={add} />}
      {pictures.length < MOST_PICTURES && mayUseLibrary && <FromLibrary onAdded={add} />}
      {pictures.length < MOST_PICTURES && <AddressField known={pictures} onAdded={add} />}
      {form.errors.pictures && (
        <Text size="sm" c="danger" role="alert">
          {form.errors.pictures}
        </Text>
      )}
    </div>
  );
}

/** A picture of the library is drawn anew for the item, with its words. */
function FromLibrary({ onAdded }: { onAdded: (picture: Picture) => void }) {
  const t = useText(adminDe);
  const [isChoosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useChange(productApi.addPicture, { isQuiet: true, stale: 'nothing' });
  const take = async (asset: Asset) => {
    setChoosing(false);
    setRefusal(null);
    try {
      const blob = await (await fetch(asset.picture?.jpeg ?? asset.originalUrl)).blob();
      const image = new File([blob], `${asset.name}.jpg`, { type: 'image/jpeg' });
      const picture = await upload.mutateAsync({ uploadId: crypto.randomUUID(), image });
      onAdded({ ...picture, alt: { ...picture.alt, ...asset.alt } });
    } catch (error) {
      setRefusal(`${asset.name}: ${wordsOf(error).text}`);
    }
  };
  return (
    // The dialog's own forms must not save the item.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Button
        variant="subtle"
        size="compact-md"
        loading={upload.isPending}
        leftSection={<IconLibraryPhoto size={16} stroke={1.5} />}
        onClick={() => setChoosing(true)}
      >
        {t('pictures.library')}
      </Button>
      {refusal && (
        <Text size="sm" c="danger" role="alert">
          {refusal}
        </Text>
      )}
      {isChoosing && <MediaPicker onChoose={(asset) => void take(asset)} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function Adding({ isFirst, onAdded }: { isFirst: boolean; onAdded: (picture: Picture) => void }) {
  const t = useText(adminDe);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);
  const reset = useRef<() => void>(null);
  const upload = useChange(productApi.addPicture, { isQuiet: true, stale: 'nothing' });
  const send = async (files: readonly File[]) => {
    reset.current?.();
    setRefusal(null);
    for (const [at, file] of files.entries()) {
      setWaiting(files.length - at);
      const image = await readableImage(file);
      if (!image) {
        setRefusal(`${file.name}: ${t('picture.heic')}`);
        continue;
      }
      const whyNot = whyNotImage(image, PICTURE_MOST_BYTES);
      if (whyNot) {
        setRefusal(`${image.name}: ${t(`picture.${whyNot}`)}`);
        continue;
      }
      try {
        onAdded(await upload.mutateAsync({ uploadId: crypto.randomUUID(), image }));
      } catch (error) {
        setRefusal(`${image.name}: ${wordsOf(error).text}`);
      }
    }
    setWaiting(0);
  };
  return (
    <DropArea className={isFirst ? classes.dropFirst : classes.drop} onFiles={(files) => void send(files)}>
      {waiting > 0 && <Skeleton height={72} width={96} radius={8} aria-hidden />}
      <div>
        <FileButton
          multiple
          resetRef={reset}
          accept={[...IMAGE_TYPES, ...HEIC_ACCEPT].join(',')}
          onChange={(files) => void send(files)}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={waiting > 0}
              leftSection={<IconPhotoUp size={16} stroke={1.5} />}
            >
              {t('pictures.add')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" mt={4}>
          {t('pictures.help')}
        </Text>
        {refusal && (
          <Text size="sm" c="danger" role="alert">
            {refusal}
          </Text>
        )}
      </div>
    </DropArea>
  );
}

type RowsProps = { pictures: readonly Picture[]; language: Language; onChange: (next: readonly Picture[]) => void };

/** Dragged to their places, or moved by the buttons; the first one is the picture of the lists. */
function Rows({ pictures, language, onChange }: RowsProps) {
  const t = useText(adminDe);
  const [dragged, setDragged] = useState<number | null>(null);
  const setAlt = (at: number, text: string) =>
    onChange(
      pictures.map((each, other) => (other === at ? { ...each, alt: { ...each.alt, [language]: text } } : each)),
    );
  return (
    <ul className={classes.pictureRows}>
      {pictures.map((picture, at) => (
        <li
          key={picture.id}
          className={classes.picture}
          draggable
          onDragStart={() => setDragged(at)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => {
            if (dragged !== null) onChange(moved(pictures, dragged, at));
            setDragged(null);
          }}
        >
          <img src={picture.sources[0]?.url} alt="" className={classes.thumb} />
          <TextInput
            className={classes.alt ?? ''}
            label={at === 0 ? t('pictures.alt.first') : t('pictures.alt')}
            maxLength={200}
            value={picture.alt[language] ?? ''}
            placeholder={language === 'de' ? '' : (picture.alt.de ?? '')}
            onChange={(event) => setAlt(at, event.currentTarget.value)}
          />
          <RowSteps
            name={t('pictures.one', { at: at + 1 })}
            at={at}
            count={pictures.length}
            onMove={(by) => onChange(moved(pictures, at, at + by))}
            onRemove={() => onChange(pictures.filter((_, other) => other !== at))}
          />
        </li>
      ))}
    </ul>
  );
}
