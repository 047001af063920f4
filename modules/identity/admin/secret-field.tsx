import { useText } from '@fachwerk/react/texts';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { loginDe } from '../texts/login-de.ts';

/** A password that can be looked at, and that says when caps lock is on. */
export function SecretField({ description, ...props }: PasswordInputProps) {
  const t = useText(loginDe);
  const [isCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      {...props}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isCapsLock ? t('login.capslock') : description}
      descriptionProps={{ role: 'status', ...(isCapsLock && { c: 'warn' }) }}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
      visibilityToggleButtonProps={{ 'aria-label': t('login.password.show'), tabIndex: 0 }}
    />
  );
}
