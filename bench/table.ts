import type { Measured } from './load.ts';

export type Row = {
  /** The figure's name in docs/figures.md. */
  readonly figure: string;
  readonly ours: string;
  readonly twin: string;
  readonly ratio: string;
  readonly goal: string;
  readonly isMet: boolean | null;
};

const HEAD = ['figure', 'ours', 'bare twin', 'ratio', 'goal', ''] as const;

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ figure, ours, twin, ratio, goal, isMet }) => [
    figure,
    ours,
    twin,
    ratio,
    goal,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const widths = HEAD.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  process.stdout.write(
    `${[line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')}\n`,
  );
}

/** At least this share of what one raw transaction does with the same writes (P4). */
const LEAST_SHARE = 0.55;

export function besideTransaction(what: string, mine: Measured, theirs: Measured): Row[] {
  const between = ({ p50Ms, p99Ms }: Measured) => `${rounded(p50Ms, 1)} / ${rounded(p99Ms, 1)}`;
  const share = mine.perSecond / theirs.perSecond;
  return [
    {
      figure: `P4 ${what}, requests/s`,
      ours: rounded(mine.perSecond),
      twin: rounded(theirs.perSecond),
      ratio: percent(share),
      goal: `≥ ${percent(LEAST_SHARE)}`,
      isMet: share >= LEAST_SHARE,
    },
    {
      figure: `P4 ${what}, p50 / p99 ms`,
      ours: between(mine),
      twin: between(theirs),
      ratio: '',
      goal: '',
      isMet: null,
    },
  ];
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;
export const rounded = (value: number, digits = 0) => value.toFixed(digits);
