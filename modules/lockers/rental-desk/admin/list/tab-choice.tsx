import { CountTabs } from '@fachwerk/react/count-tabs';
import { useText } from '@fachwerk/react/texts';
import type { RentalStats } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { countOf, TAB_NAMES, type TabName } from './list-tabs.ts';

type Props = { chosen: TabName; stats: RentalStats | undefined; onChoose: (tab: TabName) => void };

export function TabChoice({ chosen, stats, onChoose }: Props) {
  const t = useText(adminDe);
  const tabs = TAB_NAMES.map((name) => ({
    name,
    label: t(`access_rights.tab.${name}`),
    count: stats && countOf(name, stats.counts),
  }));
  return <CountTabs label={t('access_rights.tabs')} chosen={chosen} tabs={tabs} onChoose={onChoose} />;
}
