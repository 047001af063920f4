import { StateMark as Mark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import {
  IconCircleCheck,
  IconClock,
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react';
import type { DialogueState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<DialogueState> = {
  draft: { icon: IconPencil },
  shown: { icon: IconCircleCheck, tone: 'ok' },
  behind: { icon: IconStack2 },
  internal: { icon: IconUsers, tone: 'ok' },
  ahead: { icon: IconClock, tone: 'info' },
  over: { icon: IconHistory },
  paused: { icon: IconPlayerPause, tone: 'warn' },
};

export function StateMark({ state }: { readonly state: DialogueState }) {
  const t = useText(adminDe);
  return <Mark look={LOOKS[state]}>{t(`dialogues.state.${state}`)}</Mark>;
}
