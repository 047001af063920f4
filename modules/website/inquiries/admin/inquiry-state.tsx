import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconMailExclamation } from '@tabler/icons-react';
import type { Inquiry, InquiryState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<InquiryState> = {
  open: { icon: IconMailExclamation, tone: 'warn' },
  done: { icon: IconCircleCheck, tone: 'ok' },
};

export const stateOf = ({ doneAt }: Pick<Inquiry, 'doneAt'>): InquiryState => (doneAt ? 'done' : 'open');

export function InquiryMark({ inquiry }: { inquiry: Pick<Inquiry, 'doneAt'> }) {
  const t = useText(adminDe);
  const state = stateOf(inquiry);
  return <StateMark look={LOOKS[state]}>{t(`inquiries.state.${state}`)}</StateMark>;
}
