import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { Group, type PasswordInputProps, Text } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type PasswordOwner, whyNotPassword } from '../../rules/password.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = PasswordInputProps & { owner: PasswordOwner; value: string };

/** Password input that shows what the server's rule still requires. */
export function PasswordChoice({ owner, value, ...props }: Props) {
  const t = useText(adminDe);
  const whyNot = whyNotPassword(value, owner);
  const Icon = whyNot ? IconInfoCircle : IconCircleCheck;
  const said = whyNot ? t(whyNot) : t('password.good');
  return (
    <SecretField
      autoComplete="new-password"
      {...props}
      value={value}
      description={
        value === '' ? (
          t('password.help')
        ) : (
          <Group component="span" gap={6} wrap="nowrap" align="flex-start">
            <Icon size={16} stroke={1.5} color={whyNot ? 'var(--fw-warn)' : 'var(--fw-ok)'} aria-hidden />
            <Text component="span" size="xs" c="var(--fw-beam)">
              {said}
            </Text>
          </Group>
        )
      }
    />
  );
}
