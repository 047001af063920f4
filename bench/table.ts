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

export const percent = (share: number) => `${Math.round(share * 100)} %`;
export const rounded = (value: number, digits = 0) => value.toFixed(digits);
