import { useText } from '@fachwerk/react/texts';
import { Alert } from '@mantine/core';
import { IconCheck, IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { loginDe } from '../texts/login-de.ts';

type Note = { readonly kind: 'sent'; readonly email: string } | { readonly kind: 'changed' };

const KEY = 'loginNote';

/** Leaves a word for the login page, over a reload. */
export function leaveNote(note: Note): void {
  sessionStorage.setItem(KEY, JSON.stringify(note));
}

function takeNote(): Note | null {
  const note = sessionStorage.getItem(KEY);
  return note ? (JSON.parse(note) as Note) : null;
}

/** Says what has just been done, calmly, once. */
export function LoginNote() {
  const t = useText(loginDe);
  const [note] = useState(takeNote);
  useEffect(() => sessionStorage.removeItem(KEY), []);
  if (!note) return null;
  const isSent = note.kind === 'sent';
  return (
    <Alert
      role="status"
      color={isSent ? 'info' : 'ok'}
      icon={isSent ? <IconMail stroke={1.5} /> : <IconCheck stroke={1.5} />}
      title={isSent ? t('login.sent') : t('login.changed')}
    >
      {isSent ? t('login.sent.text', { email: note.email }) : t('login.changed.text')}
    </Alert>
  );
}
