import type { User } from '@fachwerk/auth/contract';
import { SessionRows } from '@fachwerk/auth/parts';
import { ActionRow } from '@fachwerk/react/action-row';
import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleOff,
  IconLogout,
  IconMailForward,
  IconShieldOff,
  IconTrash,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { userApi } from '../../contract.ts';
import type { UserAction } from '../../rules/user-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Judge } from '../users/use-judge.ts';
import { useUserActions } from '../users/use-user-actions.ts';
import { UserPassword } from './user-password.tsx';

type Props = { user: User; judge: Judge };

/** How somebody gets in, where they are, and how to keep them out. */
export function UserAccess({ user, judge }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const actions = useUserActions();
  const whyNot = (action: UserAction) => {
    const refusal = judge.whyNot(action, user);
    return refusal && t(refusal);
  };
  const { isBusy } = actions;
  return (
    <Stack gap="xl" pb="xl">
      <UserSessions user={user} actions={actions} whyNot={whyNot('endSessions')} />
      <div>
        <ActionRow
          title={t('users.invite')}
          text={user.hasPassword ? t('users.invite.again') : t('users.invite.text', { email: user.email })}
          label={t('users.invite.send')}
          icon={IconMailForward}
          run={() => void actions.invite(user)}
          isBusy={isBusy}
          whyNot={whyNot('invite')}
        />
        <UserPassword user={user} whyNot={whyNot('setPassword')} />
        {user.hasSecondFactor && (
          <ActionRow
            title={t('user.field.secondFactor')}
            text={t('users.factor.text')}
            label={t('users.factor.remove')}
            icon={IconShieldOff}
            run={() => void actions.removeSecondFactor(user)}
            isBusy={isBusy}
            whyNot={whyNot('removeSecondFactor')}
          />
        )}
        {user.state === 'active' ? (
          <ActionRow
            title={t('users.deactivate')}
            text={t('users.deactivate.text')}
            label={t('users.deactivate')}
            icon={IconCircleOff}
            run={() => void actions.deactivate(user)}
            isDanger
            isBusy={isBusy}
            whyNot={whyNot('deactivate')}
          />
        ) : (
          <ActionRow
            title={t('users.activate')}
            text={t('users.activate.text')}
            label={t('users.activate')}
            icon={IconCircleCheck}
            run={() => void actions.activate(user)}
            isBusy={isBusy}
            whyNot={whyNot('activate')}
          />
        )}
        <ActionRow
          title={t('users.remove.about')}
          text={t('users.remove.text', { email: user.email })}
          label={t('users.remove')}
          icon={IconTrash}
          run={() => void actions.remove(user, () => navigate(`/admin/users${search}`))}
          isDanger
          isBusy={isBusy}
          whyNot={whyNot('remove')}
        />
      </div>
    </Stack>
  );
}

type SessionsProps = { user: User; actions: ReturnType<typeof useUserActions>; whyNot: string | null };

function UserSessions({ user, actions, whyNot }: SessionsProps) {
  const t = useText(adminDe);
  const asked = useAsk(userApi.sessions, { id: user.id }, { isEnabled: !whyNot });
  const sessions = asked.data?.sessions;
  return (
    <section>
      <Group justify="space-between" mb="sm">
        <Title order={3}>{t('users.sessions.title')}</Title>
        {sessions && sessions.length > 0 && !whyNot && (
          <Button
            variant="subtle"
            color="danger"
            size="compact-md"
            leftSection={<IconLogout size={16} stroke={1.5} />}
            disabled={actions.isBusy}
            onClick={() => void actions.endSessions(user)}
          >
            {t('users.sessions.end_all')}
          </Button>
        )}
      </Group>
      {asked.isError && !sessions && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {whyNot && <Text c="dimmed">{whyNot}</Text>}
      {asked.isPending && !whyNot && <Loading lines={2} />}
      {sessions?.length === 0 && <Text c="dimmed">{t('users.sessions.none')}</Text>}
      {sessions && (
        <SessionRows
          sessions={sessions}
          isBusy={actions.isBusy}
          onEnd={whyNot ? undefined : (sessionId) => void actions.endSession(user, sessionId)}
        />
      )}
    </section>
  );
}
