import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../shell/texts.ts';
import { HELP_BELOW } from './help-below.ts';

/** A password input that can be revealed and warns about caps lock, without a character counter. */
export function SecretField({ description, inputContainer: _, ...props }: PasswordInputProps) {
  const t = useText();
  const [isCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      {...props}
      {...HELP_BELOW}
      description={isCapsLock ? t('kit.capslock') : description}
      descriptionProps={{ role: 'status', ...(isCapsLock && { c: 'warn' }) }}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
      visibilityToggleButtonProps={{ 'aria-label': t('kit.show_password'), tabIndex: 0 }}
    />
  );
}
