import { useText } from '@fachwerk/react/texts';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './login-error.module.css';

type Props = { text: string; more?: string | undefined; onDismiss: () => void };

/** The red box: takes the focus, shakes once, can be dismissed. Give it a new `key` for each failure. */
export function LoginError({ text, more, onDismiss }: Props) {
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
