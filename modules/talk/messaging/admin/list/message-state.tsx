import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconArrowBackUp, IconCircleCheck, IconClock, IconSend } from '@tabler/icons-react';
import type { Message, MessageState } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const LOOKS: StateStyles<MessageState> = {
  scheduled: { icon: IconClock, tone: 'info' },
  sending: { icon: IconSend, tone: 'warn' },
  done: { icon: IconCircleCheck, tone: 'ok' },
  cancelled: { icon: IconArrowBackUp, tone: 'quiet' },
};

export function MessageMark({ message: { state } }: { message: Pick<Message, 'state'> }) {
  const t = useText(adminDe);
  return <StateMark look={LOOKS[state]}>{t(`messages.state.${state}`)}</StateMark>;
}
