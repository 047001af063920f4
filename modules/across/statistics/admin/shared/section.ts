import type { ReportName, Statistics, StatisticsFilter } from '../../contract.ts';
import type { Comparison } from '../use-statistics-filter.ts';

/** What the section of a report is drawn from. */
export type SectionProps<Name extends ReportName> = {
  readonly filter: StatisticsFilter;
  readonly statistics: Statistics;
  readonly report: NonNullable<Statistics[Name]>;
  readonly comparison: Comparison;
};
