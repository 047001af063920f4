import type { User } from '@fachwerk/auth/contract';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconCircleOff, IconMailForward, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';

export type ShownState = 'active' | 'invited' | 'deactivated';

/** Somebody who has not chosen a password yet is still on the way. */
export function shownState({ state, hasPassword }: Pick<User, 'state' | 'hasPassword'>): ShownState {
  return state === 'active' && !hasPassword ? 'invited' : state;
}

const LOOKS: StateStyles<ShownState> = {
  active: { icon: IconCircleCheck, tone: 'ok' },
  invited: { icon: IconMailForward, tone: 'info' },
  deactivated: { icon: IconCircleOff, tone: 'quiet' },
};

export function UserStateMark({ user }: { user: Pick<User, 'state' | 'hasPassword'> }) {
  const t = useText(adminDe);
  const state = shownState(user);
  return <StateMark look={LOOKS[state]}>{t(`user.state.${state}`)}</StateMark>;
}

export function SecondFactorMark({ isOn }: { isOn: boolean }) {
  const t = useText(adminDe);
  return (
    <StateMark look={isOn ? { icon: IconShieldCheck, tone: 'ok' } : { icon: IconShieldOff }} isQuiet={!isOn}>
      {isOn ? t('users.second_factor.on') : t('users.second_factor.off')}
    </StateMark>
  );
}
