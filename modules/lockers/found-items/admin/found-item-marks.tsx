import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import {
  IconArchive,
  IconClockExclamation,
  IconHeartHandshake,
  IconMailForward,
  IconPackage,
  IconRecycle,
  IconTrash,
} from '@tabler/icons-react';
import type { FoundItem, FoundItemState } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const STATES: StateStyles<FoundItemState> = {
  found: { icon: IconPackage, tone: 'accent' },
  notified: { icon: IconMailForward, tone: 'info' },
  kept: { icon: IconArchive, tone: 'info' },
  returned: { icon: IconHeartHandshake, tone: 'ok' },
  used: { icon: IconRecycle, tone: 'quiet' },
  disposed: { icon: IconTrash, tone: 'quiet' },
};

export function FoundItemMark({ item: { state } }: { item: Pick<FoundItem, 'state'> }) {
  const t = useText(adminDe);
  return <StateMark look={STATES[state]}>{t(`found_items.state.${state}`)}</StateMark>;
}

export function DueMark() {
  const t = useText(adminDe);
  return <StateMark look={{ icon: IconClockExclamation, tone: 'danger' }}>{t('found_items.due')}</StateMark>;
}
