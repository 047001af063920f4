import { type Looks, StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconColumns3,
  IconFileSearch,
  IconListCheck,
  IconLoader2,
} from '@tabler/icons-react';
import type { Import, ImportState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: Looks<ImportState> = {
  reading: { icon: IconFileSearch, tone: 'info' },
  unreadable: { icon: IconAlertTriangle, tone: 'danger' },
  mapping: { icon: IconColumns3, tone: 'info' },
  checking: { icon: IconLoader2, tone: 'info' },
  checked: { icon: IconListCheck, tone: 'warn' },
  running: { icon: IconLoader2, tone: 'warn' },
  done: { icon: IconCircleCheck, tone: 'ok' },
  undoing: { icon: IconLoader2, tone: 'warn' },
  undone: { icon: IconArrowBackUp, tone: 'quiet' },
};

export function ImportMark({ found: { state } }: { found: Pick<Import, 'state'> }) {
  const t = useText(adminDe);
  return <StateMark look={LOOKS[state]}>{t(`imports.state.${state}`)}</StateMark>;
}
