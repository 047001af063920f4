import { PersonAvatar } from '@fachwerk/react/avatar';
import { ImageField } from '@fachwerk/react/image-field';
import { useText } from '@fachwerk/react/texts';
import { type ReactNode, useEffect, useState } from 'react';
import { AVATAR_MOST_BYTES } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Picture } from './user-values.ts';

type Props = {
  id: string;
  person: { readonly firstName: string; readonly lastName: string };
  value: Picture;
  onChange: (picture: Picture) => void;
  /** What the server said about it. */
  error: ReactNode;
};

/** A picture of somebody; it is sent together with the rest of the form. */
export function AvatarField({ id, person, value, onChange, error }: Props) {
  const t = useText(adminDe);
  const preview = useObjectUrl(value.file);
  const shown = preview ?? (value.isRemoved ? null : value.url);
  return (
    <ImageField
      id={id}
      label={t('user.field.avatar')}
      help={t('users.avatar.help')}
      hasPicture={shown !== null}
      preview={<PersonAvatar person={person} picture={shown ? { small: shown, large: shown } : null} size={64} />}
      mostBytes={AVATAR_MOST_BYTES}
      refusals={{ too_large: t('avatar.too_large'), not_an_image: t('avatar.not_an_image') }}
      error={error}
      onChoose={(file) => onChange({ ...value, file, isRemoved: false })}
      onRemove={() => onChange({ ...value, file: null, isRemoved: value.url !== null })}
    />
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
