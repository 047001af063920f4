import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconCircleDashed, IconSend } from '@tabler/icons-react';
import type { SheetState } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';

const LOOKS: StateStyles<SheetState> = {
  open: { icon: IconCircleDashed, tone: 'quiet' },
  submitted: { icon: IconSend, tone: 'info' },
  approved: { icon: IconCircleCheck, tone: 'ok' },
};

export function SheetMark({ state, decidedBy }: { state: SheetState; decidedBy: string }) {
  const t = useText(adminDe);
  const by = state === 'approved' && decidedBy ? ` ${t('time_sheet.decided_by', { name: decidedBy })}` : '';
  return (
    <StateMark look={LOOKS[state]}>
      {t(`time_sheet.state.${state}`)}
      {by}
    </StateMark>
  );
}
