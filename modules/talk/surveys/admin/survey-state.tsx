import { StateMark as Mark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconLock, IconPencil } from '@tabler/icons-react';
import type { SurveyState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<SurveyState> = {
  draft: { icon: IconPencil },
  open: { icon: IconCircleCheck, tone: 'ok' },
  closed: { icon: IconLock, tone: 'info' },
};

export function StateMark({ state }: { readonly state: SurveyState }) {
  const t = useText(adminDe);
  return <Mark look={LOOKS[state]}>{t(`surveys.state.${state}`)}</Mark>;
}
