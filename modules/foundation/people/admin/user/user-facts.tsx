import type { User } from '@fachwerk/auth/contract';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDate } from '@fachwerk/react/time';
import { Alert, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { SecondFactorMark } from '../users/user-state.tsx';
import { useUserLabels } from '../users/user-words.ts';

/** A user for who may look but not change, or may not change this one. */
export function UserFacts({ user, note }: { user: User; note?: string }) {
  const t = useText(adminDe);
  const words = useUserLabels();
  const { contact, email, language, lastSignInAt, createdAt, hasSecondFactor } = user;
  return (
    <Stack gap="md" pb="lg">
      {note && (
        <Alert color="info" icon={<IconLock stroke={1.5} />}>
          {note}
        </Alert>
      )}
      <Facts>
        <Fact name={t('user.field.email')}>{email}</Fact>
        <Fact name={t('user.field.contact.phone')}>{contact.phone}</Fact>
        <Fact name={t('user.field.contact.position')}>{contact.position}</Fact>
        <Fact name={t('user.field.backendRoles')}>{words.rolesOf(user)}</Fact>
        <Fact name={t('user.field.language')}>{words.value('language', language)}</Fact>
        <Fact name={t('user.field.secondFactor')}>
          <SecondFactorMark isOn={hasSecondFactor} />
        </Fact>
        <Fact name={t('users.last_sign_in')}>
          {lastSignInAt ? <Ago at={lastSignInAt} /> : t('users.last_sign_in.never')}
        </Fact>
        <Fact name={t('users.created_at')}>{formatDate(createdAt)}</Fact>
      </Facts>
    </Stack>
  );
}
