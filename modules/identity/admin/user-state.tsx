import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconCircleOff, IconMailForward, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import type { User } from '../contract.ts';
import { de } from '../texts/de.ts';
import classes from './user-state.module.css';

export type ShownState = 'active' | 'invited' | 'deactivated';

/** Somebody who has not chosen a password yet is still on the way. */
export function shownState({ state, hasPassword }: Pick<User, 'state' | 'hasPassword'>): ShownState {
  return state === 'active' && !hasPassword ? 'invited' : state;
}

const LOOKS = {
  active: { icon: IconCircleCheck, color: 'var(--fw-ok)' },
  invited: { icon: IconMailForward, color: 'var(--fw-info)' },
  deactivated: { icon: IconCircleOff, color: 'var(--fw-quiet)' },
} as const;

/** Icon and word: never by colour alone. */
export function UserStateMark({ user }: { user: Pick<User, 'state' | 'hasPassword'> }) {
  const t = useText(de);
  const state = shownState(user);
  const { icon: Icon, color } = LOOKS[state];
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} color={color} aria-hidden />
      {t(`user.state.${state}`)}
    </span>
  );
}

export function SecondFactorMark({ isOn }: { isOn: boolean }) {
  const t = useText(de);
  const Icon = isOn ? IconShieldCheck : IconShieldOff;
  return (
    <span className={classes.mark} data-quiet={!isOn || undefined}>
      <Icon size={18} stroke={1.5} {...(isOn && { color: 'var(--fw-ok)' })} aria-hidden />
      {isOn ? t('users.second_factor.on') : t('users.second_factor.off')}
    </span>
  );
}
