import type { User } from '@fachwerk/auth/contract';
import { fullName } from '@fachwerk/react/avatar';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Doing something to a user: asks where it cannot be taken back, does it, says that it is done. */
export function useUserActions() {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const client = useQueryClient();
  const welcome = useChange(userApi.sendWelcomeMail);
  const state = useChange(userApi.setState);
  const removal = useChange(userApi.remove, { stale: 'nothing', failed: t('kit.delete_failed') });
  const factor = useChange(userApi.removeSecondFactor);
  const sessions = useChange(userApi.endSessions);

  /** A refusal has been shown by then; what follows must not happen. */
  const done = (change: Promise<unknown>) =>
    change.then(
      () => true,
      () => false,
    );

  const activate = async ({ id, contact }: User) => {
    if (await done(state.mutateAsync({ id, state: 'active' })))
      notify(t('users.activated', { name: fullName(contact) }));
  };
  return {
    isBusy: [welcome, state, removal, factor, sessions].some(({ isPending }) => isPending),
    activate,
    invite: async ({ id, email }: User) => {
      if (await done(welcome.mutateAsync({ id }))) notify(t('users.invited', { email }));
    },
    deactivate: async (user: User) => {
      const name = fullName(user.contact);
      const question = { title: t('users.deactivate.title', { name }), text: t('users.deactivate.text') };
      if (!(await confirm({ ...question, confirm: t('users.deactivate'), isDanger: true }))) return;
      if (await done(state.mutateAsync({ id: user.id, state: 'deactivated' })))
        notify(t('users.deactivated', { name }), { run: () => void activate(user) });
    },
    /** True when the user is gone. */
    remove: async ({ id, contact, email }: User, afterwards: () => void = () => undefined) => {
      const name = fullName(contact);
      const question = { title: t('users.remove.title', { name }), text: t('users.remove.text', { email }) };
      if (!(await confirm({ ...question, confirm: t('users.remove'), isDanger: true }))) return;
      if (!(await done(removal.mutateAsync({ id })))) return;
      // The page about them goes first: it would only find out that nobody is there any more.
      afterwards();
      notify(t('users.removed', { name }));
      await client.invalidateQueries();
    },
    removeSecondFactor: async ({ id, contact }: User) => {
      const name = fullName(contact);
      const question = { title: t('users.factor.remove.title', { name }), text: t('users.factor.remove.text') };
      if (!(await confirm({ ...question, confirm: t('users.factor.remove'), isDanger: true }))) return;
      if (await done(factor.mutateAsync({ id }))) notify(t('users.factor.removed', { name }));
    },
    endSessions: async ({ id, contact }: User) => {
      const name = fullName(contact);
      const question = { title: t('users.sessions.end_all.title', { name }), text: t('users.sessions.end_all.text') };
      if (!(await confirm({ ...question, confirm: t('users.sessions.end_all'), isDanger: true }))) return;
      if (await done(sessions.mutateAsync({ id }))) notify(t('users.sessions.ended_all', { name }));
    },
    endSession: async ({ id }: User, sessionId: string) => {
      if (await done(sessions.mutateAsync({ id, sessionId }))) notify(t('users.sessions.ended'));
    },
  };
}
