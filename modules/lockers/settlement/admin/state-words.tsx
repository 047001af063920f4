import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconClock, IconFileOff } from '@tabler/icons-react';
import type { StatementState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<StatementState | 'none'> = {
  none: { icon: IconFileOff, tone: 'quiet' },
  open: { icon: IconClock, tone: 'info' },
  agreed: { icon: IconCircleCheck, tone: 'ok' },
  objected: { icon: IconAlertTriangle, tone: 'danger' },
  withdrawn: { icon: IconArrowBackUp, tone: 'quiet' },
};

export function StatementMark({ state }: { state: StatementState | 'none' }) {
  const t = useText(adminDe);
  return <StateMark look={LOOKS[state]}>{t(`settlement.state.${state}`)}</StateMark>;
}
