import { useText } from '@fachwerk/react/texts';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMail } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { adminLoginDe } from '../../texts/admin-login.de.ts';
import classes from './login-messages.module.css';

type ErrorProps = { text: string; more?: string | undefined; onDismiss: () => void };

/** Error box: takes the focus, shakes once, can be dismissed. Give it a new `key` for each failure. */
export function LoginError({ text, more, onDismiss }: ErrorProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="danger"
      className={classes.box ?? ''}
      icon={<IconAlertTriangle stroke={1.5} />}
      withCloseButton
      closeButtonLabel={t('kit.dismiss')}
      onClose={onDismiss}
    >
      {text}
      {more && (
        <Text size="sm" mt={4}>
          {more}
        </Text>
      )}
    </Alert>
  );
}

type Note = { readonly kind: 'sent'; readonly email: string } | { readonly kind: 'changed' };

const KEY = 'loginNote';

/** Stores a notice for the login page across a reload. */
export function leaveNote(note: Note): void {
  sessionStorage.setItem(KEY, JSON.stringify(note));
}

function takeNote(): Note | null {
  const note = sessionStorage.getItem(KEY);
  return note ? (JSON.parse(note) as Note) : null;
}

/** Shows the stored notice once. */
export function LoginNote() {
  const t = useText(adminLoginDe);
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
