import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconMailExclamation } from '@tabler/icons-react';
import type { WithdrawalState } from '../contract.ts';
import { de } from '../texts/de.ts';
import classes from './withdrawals.module.css';

const ICONS = { new: IconMailExclamation, answered: IconCircleCheck };

/** Never by colour alone. */
export function WithdrawalMark({ state }: { state: WithdrawalState }) {
  const t = useText(de);
  const Icon = ICONS[state];
  return (
    <span className={`${classes.mark} ${classes[state]}`}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {t(`withdrawals.state.${state}`)}
    </span>
  );
}
