import { useText } from '@fachwerk/react/texts';
import { SegmentedControl } from '@mantine/core';
import type { RentalStats } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import classes from './list-tabs.module.css';
import { countOf, TAB_NAMES, type TabName } from './list-tabs.ts';

type Props = { chosen: TabName; stats: RentalStats | undefined; onChoose: (tab: TabName) => void };

export function TabChoice({ chosen, stats, onChoose }: Props) {
  const t = useText(de);
  return (
    <div className={classes.tabs}>
      <SegmentedControl
        aria-label={t('access_rights.tabs')}
        value={chosen}
        onChange={(next) => onChoose(next as TabName)}
        data={TAB_NAMES.map((tab) => ({
          value: tab,
          label: (
            <span className={classes.tab}>
              {t(`access_rights.tab.${tab}`)}
              {stats && <span className={classes.count}>{countOf(tab, stats.counts)}</span>}
            </span>
          ),
        }))}
      />
    </div>
  );
}
