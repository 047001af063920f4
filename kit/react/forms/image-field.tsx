import { Button, FileButton, Input } from '@mantine/core';
import { IconPhoto, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../shell/texts.ts';
import { IMAGE_TYPES, whyNotImage } from './image-check.ts';
import classes from './image-field.module.css';

type Props = {
  id?: string;
  label: string;
  help: string;
  /** Whether `preview` shows a picture. */
  hasPicture: boolean;
  preview: ReactNode;
  mostBytes: number;
  /** Messages for files that are not uploaded. */
  refusals: Readonly<Record<'too_large' | 'not_an_image', string>>;
  /** Error from the server. */
  error?: ReactNode;
  isBusy?: boolean;
  onChoose: (image: File) => void;
  onRemove: () => void;
};

/** Image upload with preview. Files that the server would refuse are refused at once, in the same words. */
export function ImageField(props: Props) {
  const {
    id,
    label,
    help,
    hasPicture,
    preview,
    mostBytes,
    refusals,
    error,
    isBusy = false,
    onChoose,
    onRemove,
  } = props;
  const t = useText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // Lets the same file be chosen again after a refusal or removal.
    reset.current?.();
    if (!file) return;
    const whyNot = whyNotImage(file, mostBytes);
    setRefusal(whyNot && refusals[whyNot]);
    if (!whyNot) onChoose(file);
  };
  const remove = () => {
    setRefusal(null);
    onRemove();
  };
  const message = refusal ?? error;
  return (
    <Input.Wrapper
      {...(id && { id })}
      label={label}
      // A label element would replace the button's name.
      labelElement="div"
    >
      <div className={classes.field}>
        {preview}
        <div className={classes.actions}>
          <FileButton resetRef={reset} accept={IMAGE_TYPES.join(',')} onChange={choose}>
            {(button) => (
              <Button
                {...button}
                {...(id && { id })}
                variant="default"
                size="compact-md"
                loading={isBusy}
                leftSection={<IconPhotoUp size={16} stroke={1.5} />}
              >
                {hasPicture ? t('image.change') : t('image.choose')}
              </Button>
            )}
          </FileButton>
          {hasPicture && (
            <Button
              variant="subtle"
              color="gray"
              c="dimmed"
              size="compact-md"
              disabled={isBusy}
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={remove}
            >
              {t('image.remove')}
            </Button>
          )}
        </div>
      </div>
      <Input.Description>{help}</Input.Description>
      {message && <Input.Error role="alert">{message}</Input.Error>}
    </Input.Wrapper>
  );
}

/** The picture, or its placeholder. */
export function ImagePreview({ url, isWide = false }: { url: string | null; isWide?: boolean }) {
  const look = { className: classes.picture, 'data-wide': isWide || undefined };
  if (url) return <img src={url} alt="" {...look} />;
  return (
    <div {...look} aria-hidden>
      <IconPhoto size={28} stroke={1.25} />
    </div>
  );
}
