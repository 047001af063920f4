import type { Language } from '@fachwerk/base/language';
import { useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { DropArea } from '@fachwerk/react/drop-area';
import { IMAGE_TYPES, whyNotImage } from '@fachwerk/react/image-check';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useWrittenLanguages } from '@fachwerk/react/written-languages';
import { Button, FileButton, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { PICTURE_MOST_BYTES, type Picture, pictureApi } from '../../contract-picture.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';
import { moved, RowSteps } from '../row-steps.tsx';
import { AddressField } from './address-field.tsx';

type Props = { itemId: string; pictures: readonly Picture[]; onClose: () => void };

/** Pictures are added at once; order, texts and what goes are saved together. */
export function PicturesDialog({ itemId, pictures, onClose }: Props) {
  const t = useText(adminDe);
  const [rows, setRows] = useState<readonly Picture[]>(pictures);
  const languages = useWrittenLanguages();
  const [language, setLanguage] = useState<Language>('de');
  const save = useChange(pictureApi.save, { isQuiet: true });
  const store = async () => {
    await save.mutateAsync({ itemId, pictures: rows.map(({ id, alt }) => ({ id, alt })) });
    notify(t('pictures.saved'));
    onClose();
  };
  return (
    <Dialog title={t('pictures.title')} size={640} onClose={onClose}>
      <Stack gap="md">
        <Adding itemId={itemId} onAdded={(picture) => setRows((known) => [...known, picture])} />
        <AddressField itemId={itemId} known={rows} onAdded={(picture) => setRows((known) => [...known, picture])} />
        {rows.length > 0 && languages.length > 1 && (
          <SegmentedControl
            value={language}
            onChange={(next) => setLanguage(languages.find((each) => each === next) ?? 'de')}
            data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
            aria-label={t('pictures.language')}
          />
        )}
        <Rows rows={rows} language={language} onChange={setRows} />
        {save.error && (
          <Text c="danger" role="alert" size="sm">
            {wordsOf(save.error).text}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button loading={save.isPending} onClick={() => void store().catch(() => {})}>
            {t('kit.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** By button, which is the camera on a phone, or dropped. */
function Adding({ itemId, onAdded }: { itemId: string; onAdded: (picture: Picture) => void }) {
  const t = useText(adminDe);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const add = useChange(pictureApi.add, { isQuiet: true });
  const send = async (files: readonly File[]) => {
    reset.current?.();
    setRefusal(null);
    for (const image of files) {
      const whyNot = whyNotImage(image, PICTURE_MOST_BYTES);
      if (whyNot) return setRefusal(t(`picture.${whyNot}`));
      try {
        onAdded(await add.mutateAsync({ uploadId: crypto.randomUUID(), itemId, image }));
      } catch (error) {
        return setRefusal(wordsOf(error).text);
      }
    }
  };
  return (
    <DropArea className={classes.drop} onFiles={(files) => void send(files)}>
      <FileButton multiple resetRef={reset} accept={IMAGE_TYPES.join(',')} onChange={(files) => void send(files)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            loading={add.isPending}
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
    </DropArea>
  );
}

type RowsProps = { rows: readonly Picture[]; language: Language; onChange: (rows: readonly Picture[]) => void };

/** Dragged to their places, or moved by the buttons. */
function Rows({ rows, language, onChange }: RowsProps) {
  const t = useText(adminDe);
  const [dragged, setDragged] = useState<number | null>(null);
  const setAlt = (at: number, text: string) =>
    onChange(rows.map((row, other) => (other === at ? { ...row, alt: { ...row.alt, [language]: text } } : row)));
  return (
    <ul className={classes.rows}>
      {rows.map((picture, at) => (
        <li
          key={picture.id}
          className={classes.picture}
          draggable
          onDragStart={() => setDragged(at)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => {
            if (dragged !== null) onChange(moved(rows, dragged, at));
            setDragged(null);
          }}
        >
          <img src={picture.sources[0]?.url} alt="" className={classes.thumb} />
          <TextInput
            className={classes.wide ?? ''}
            label={t('pictures.alt')}
            maxLength={200}
            value={picture.alt[language] ?? ''}
            placeholder={language === 'de' ? '' : (picture.alt.de ?? '')}
            onChange={(event) => setAlt(at, event.currentTarget.value)}
          />
          <RowSteps
            name={t('pictures.one', { at: at + 1 })}
            at={at}
            count={rows.length}
            onMove={(by) => onChange(moved(rows, at, at + by))}
            onRemove={() => onChange(rows.filter((_, other) => other !== at))}
          />
        </li>
      ))}
    </ul>
  );
}
