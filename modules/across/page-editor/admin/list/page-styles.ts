import type { StateStyles } from '@fachwerk/react/state-mark';
import {
  IconCalendarOff,
  IconCalendarTime,
  IconCircleCheck,
  IconEyeOff,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react';
import type { PageState } from '../../rules/page-state.ts';

export const pageLooks: StateStyles<PageState> = {
  draft: { icon: IconPencil, tone: 'quiet' },
  hidden: { icon: IconEyeOff, tone: 'quiet' },
  later: { icon: IconCalendarTime, tone: 'info' },
  over: { icon: IconCalendarOff, tone: 'quiet' },
  changed: { icon: IconRefresh, tone: 'warn' },
  published: { icon: IconCircleCheck, tone: 'ok' },
};
