import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import {
  IconBrush,
  IconCircleCheck,
  IconDoorOff,
  IconPackage,
  IconPlayerPause,
  IconPlayerPlay,
  IconSquareCheck,
} from '@tabler/icons-react';
import type { BoxResult, StocktakeState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const STATES: StateStyles<StocktakeState> = {
  running: { icon: IconPlayerPlay, tone: 'accent' },
  paused: { icon: IconPlayerPause, tone: 'warn' },
  finished: { icon: IconCircleCheck, tone: 'ok' },
};

export const RESULTS: StateStyles<BoxResult> = {
  empty: { icon: IconSquareCheck, tone: 'ok' },
  not_empty: { icon: IconPackage, tone: 'warn' },
  jammed: { icon: IconDoorOff, tone: 'danger' },
  dirty: { icon: IconBrush, tone: 'info' },
};

export function StocktakeMark({ state }: { state: StocktakeState }) {
  const t = useText(adminDe);
  return <StateMark look={STATES[state]}>{t(`stocktakes.state.${state}`)}</StateMark>;
}

export function ResultMark({ result }: { result: BoxResult }) {
  const t = useText(adminDe);
  return <StateMark look={RESULTS[result]}>{t(`stocktakes.result.${result}`)}</StateMark>;
}
