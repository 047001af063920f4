import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import {
  IconCalendarOff,
  IconCalendarTime,
  IconCircleCheck,
  IconPlayerPause,
  IconTicketOff,
} from '@tabler/icons-react';
import type { CouponState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<CouponState> = {
  active: { icon: IconCircleCheck, tone: 'ok' },
  planned: { icon: IconCalendarTime, tone: 'info' },
  ended: { icon: IconCalendarOff, tone: 'quiet' },
  used_up: { icon: IconTicketOff, tone: 'quiet' },
  stopped: { icon: IconPlayerPause, tone: 'warn' },
};

export function CouponStateMark({ state }: { state: CouponState }) {
  const t = useText(adminDe);
  return <StateMark look={LOOKS[state]}>{t(`coupons.state.${state}`)}</StateMark>;
}
