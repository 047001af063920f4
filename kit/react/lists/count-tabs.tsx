import { SegmentedControl } from '@mantine/core';
import classes from './count-tabs.module.css';

type CountTab<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  /** How many stand behind it; nothing where nobody counted. */
  readonly count?: string | number | undefined;
};

type Props<Name extends string> = {
  label: string;
  chosen: Name;
  tabs: readonly CountTab<Name>[];
  onChoose: (name: Name) => void;
};

/** The parts of a list above it, with how much is in each. */
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
              {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** Servers count states no further. */
const MOST_COUNTED = 1000;

/** The sum of what was counted; where one of them reached the end of counting, that there are more. */
export function countWords(counts: readonly number[]): string {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.some((count) => count >= MOST_COUNTED) ? `${sum - 1}+` : String(sum);
}
