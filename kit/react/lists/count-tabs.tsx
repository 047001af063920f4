import { SegmentedControl } from '@mantine/core';
import { formatNumber } from '../display/number.ts';
import classes from './count-tabs.module.css';

type CountTab<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  /** Number of rows; omitted if it was not counted. */
  readonly count?: string | number | undefined;
};

type Props<Name extends string> = {
  label: string;
  chosen: Name;
  tabs: readonly CountTab<Name>[];
  onChoose: (name: Name) => void;
};

/** Tabs above a list, with counts. */
export function CountTabs<Name extends string>({ label, chosen, tabs, onChoose }: Props<Name>) {
  return (
    <div className={classes.tabs}>
      <SegmentedControl
        aria-label={label}
        value={chosen}
        onChange={(next) => onChoose(next as Name)}
        data={tabs.map((tab) => ({
          value: tab.name,
          label: (
            <span className={classes.tab}>
              {tab.label}
              {tab.count !== undefined && (
                <span className={classes.count}>
                  {typeof tab.count === 'number' ? formatNumber(tab.count) : tab.count}
                </span>
              )}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** Servers stop counting here. */
const MOST_COUNTED = 1000;

/** Sum of the counts. If one of them reached the limit it is at least that many, in full hundreds: 1.300+. */
export function countWords(counts: readonly number[]): string {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (!counts.some((count) => count >= MOST_COUNTED)) return formatNumber(sum);
  return sum === MOST_COUNTED ? `${sum - 1}+` : `${formatNumber(Math.floor(sum / 100) * 100)}+`;
}
