import { CountTabs } from '@fachwerk/react/count-tabs';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';
import { type AlertTab, TABS } from './use-alert-list.ts';

type Props = { tab: AlertTab; open: number | undefined; onChoose: (tab: AlertTab) => void };

export function AlertTabs({ tab, open, onChoose }: Props) {
  const t = useText(adminDe);
  const tabs = TABS.map((name) => ({
    name,
    label: t(`alerts.tab.${name}`),
    count: name === 'open' ? open : undefined,
  }));
  return <CountTabs label={t('alerts.tabs')} chosen={tab} tabs={tabs} onChoose={onChoose} />;
}
