import { useChange } from '@fachwerk/react/call';
import { IMAGE_TYPES } from '@fachwerk/react/image-check';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, FileButton, Text, VisuallyHidden } from '@mantine/core';
import { IconPhotoOff, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { dashboardApi } from '../../contract.ts';
import { PICTURE_LIMITS } from '../../rules/news-picture.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ART_NAMES } from '../art/art.tsx';
import classes from './news-editor.module.css';
import { NewsPicture } from './news-picture.tsx';

type Props = {
  id: string;
  value: string;
  error: string | undefined;
  pictures: readonly string[];
  onChange: (img: string) => void;
  onUpload: (img: string) => void;
};

/** Picks an illustration, an uploaded picture, a new upload, or none. */
export function NewsPictureField({ id, value, error, pictures, onChange, onUpload }: Props) {
  const t = useText(adminDe);
  const name = useId();
  const choice = (img: string, label: string, shown: ReactNode) => (
    <Choice key={img} name={name} label={label} isChosen={value === img} onChoose={() => onChange(img)}>
      {shown}
    </Choice>
  );
  return (
    <fieldset id={id} tabIndex={-1} className={classes.pictures}>
      <legend>{t('news.field.img')}</legend>
      <div className={classes.choices}>
        {ART_NAMES.map((art) => choice(`art:${art}`, t(`news.art.${art}`), <NewsPicture img={`art:${art}`} />))}
        {pictures.map((img, at) => choice(img, t('news.picture.own_at', { at: at + 1 }), <NewsPicture img={img} />))}
        {choice('', t('news.picture.none'), <IconPhotoOff size={20} stroke={1.5} aria-hidden />)}
      </div>
      <Upload
        onUploaded={(img) => {
          onUpload(img);
          onChange(img);
        }}
      />
      {error && (
        <Text size="sm" c="danger" mt={6}>
          {error}
        </Text>
      )}
    </fieldset>
  );
}

type ChoiceProps = { name: string; label: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ name, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={classes.choice} title={label}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
      />
      <span className={classes.choicePicture}>{children}</span>
    </label>
  );
}

function Upload({ onUploaded }: { onUploaded: (img: string) => void }) {
  const t = useText(adminDe);
  const upload = useChange(dashboardApi.addNewsPicture, { isQuiet: true, stale: 'nothing' });
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState('');
  const clear = useRef<() => void>(null);
  const send = async (picture: File | null) => {
    if (!picture) return;
    // Otherwise selecting the same file again would fire no event.
    clear.current?.();
    setSaid('');
    // Check the size before uploading.
    if (picture.size > PICTURE_LIMITS.maxBytes) return setRefusal(t('news.picture_refused'));
    setRefusal('');
    try {
      onUploaded((await upload.mutateAsync({ picture })).img);
      setSaid(t('news.picture.uploaded'));
    } catch (error) {
      setRefusal(wordsOf(error).text);
    }
  };
  return (
    <>
      <FileButton accept={IMAGE_TYPES.join(',')} onChange={send} resetRef={clear}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="compact-sm"
            mt="xs"
            loading={upload.isPending}
            leftSection={<IconUpload size={16} stroke={1.5} />}
          >
            {t('news.picture.upload')}
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="dimmed" mt={6}>
        {t('news.picture.about')}
      </Text>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {refusal && (
        <Text size="sm" c="danger" mt={6} role="alert">
          {refusal}
        </Text>
      )}
    </>
  );
}
