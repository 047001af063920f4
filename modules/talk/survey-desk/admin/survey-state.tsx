import { type Looks, StateMark as Mark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import type { SurveyState } from '@fachwerk/surveys/contract';
import { IconCircleCheck, IconLock, IconPencil } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: Looks<SurveyState> = {
  draft: { icon: IconPencil },
  open: { icon: IconCircleCheck, tone: 'ok' },
  closed: { icon: IconLock, tone: 'info' },
};

export function StateMark({ state }: { readonly state: SurveyState }) {
  const t = useText(adminDe);
  return <Mark look={LOOKS[state]}>{t(`surveys.state.${state}`)}</Mark>;
}
