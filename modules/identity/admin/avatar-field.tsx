import { PersonAvatar } from '@fachwerk/react/avatar';
import { useText } from '@fachwerk/react/texts';
import { Button, FileButton, Group, Input, Stack } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { de } from '../texts/de.ts';
import { AVATAR_TYPES, whyNotAvatar } from './avatar-check.ts';
import type { Picture } from './user-values.ts';

type Props = {
  id: string;
  person: { readonly firstName: string; readonly lastName: string };
  value: Picture;
  onChange: (picture: Picture) => void;
  /** What the server said about it. */
  error: ReactNode;
};

/** A picture with its preview. What the server would refuse is refused at once, in the same words. */
export function AvatarField({ id, person, value, onChange, error }: Props) {
  const t = useText(de);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const preview = useObjectUrl(value.file);
  const shown = preview ?? (value.isRemoved ? null : value.url);

  const choose = (file: File | null) => {
    // The same file may be chosen again after it was refused or taken away.
    reset.current?.();
    if (!file) return;
    const whyNot = whyNotAvatar(file);
    setRefusal(whyNot && t(whyNot));
    if (!whyNot) onChange({ ...value, file, isRemoved: false });
  };
  const remove = () => {
    setRefusal(null);
    onChange({ ...value, file: null, isRemoved: value.url !== null });
  };

  return (
    <Input.Wrapper
      id={id}
      label={t('user.field.avatar')}
      // A label of its own would replace what the button says.
      labelElement="div"
      description={t('users.avatar.help')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={refusal ?? error}
      errorProps={{ role: 'alert' }}
    >
      <Group gap="md" wrap="nowrap">
        <PersonAvatar person={person} picture={shown ? { small: shown, large: shown } : null} size={64} />
        <Stack gap={4} align="flex-start">
          <FileButton resetRef={reset} accept={AVATAR_TYPES.join(',')} onChange={choose}>
            {(props) => (
              <Button
                {...props}
                id={id}
                variant="default"
                size="compact-md"
                leftSection={<IconPhotoUp size={16} stroke={1.5} />}
              >
                {shown ? t('users.avatar.change') : t('users.avatar.choose')}
              </Button>
            )}
          </FileButton>
          {shown && (
            <Button
              variant="subtle"
              color="gray"
              c="dimmed"
              size="compact-md"
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={remove}
            >
              {t('users.avatar.remove')}
            </Button>
          )}
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}

/** The file's address while it is shown; the browser keeps the bytes no longer. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
