import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconMailExclamation } from '@tabler/icons-react';
import type { WithdrawalState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<WithdrawalState> = {
  new: { icon: IconMailExclamation, tone: 'warn' },
  answered: { icon: IconCircleCheck, tone: 'ok' },
};

export function WithdrawalMark({ state }: { state: WithdrawalState }) {
  const t = useText(adminDe);
  return <StateMark look={LOOKS[state]}>{t(`withdrawals.state.${state}`)}</StateMark>;
}
