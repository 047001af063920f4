import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
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
import { isDoneInPart } from '../rules/import.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<ImportState> = {
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

const IN_PART = { icon: IconAlertTriangle, tone: 'warn' } as const;

export function ImportMark({ found }: { found: Pick<Import, 'state' | 'counts'> }) {
  const t = useText(adminDe);
  if (isDoneInPart(found)) return <StateMark look={IN_PART}>{t('imports.state.done_in_part')}</StateMark>;
  return <StateMark look={LOOKS[found.state]}>{t(`imports.state.${found.state}`)}</StateMark>;
}
