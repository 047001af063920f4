import { useText } from '@fachwerk/react/texts';
import { SegmentedControl } from '@mantine/core';
import { de } from '../texts/de.ts';
import classes from './alert-tabs.module.css';
import { type AlertTab, TABS } from './use-alert-list.ts';

type Props = { tab: AlertTab; open: number | undefined; onChoose: (tab: AlertTab) => void };

export function AlertTabs({ tab, open, onChoose }: Props) {
  const t = useText(de);
  const label = (each: AlertTab) => (
    <span className={classes.tab}>
      {t(`alerts.tab.${each}`)}
      {each === 'open' && open !== undefined && <span className={classes.count}>{open}</span>}
    </span>
  );
  return (
    <SegmentedControl
      className={classes.tabs ?? ''}
      aria-label={t('alerts.tabs')}
      value={tab}
      onChange={(next) => onChoose(next as AlertTab)}
      data={TABS.map((each) => ({ value: each, label: label(each) }))}
    />
  );
}
