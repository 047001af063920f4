import { parse } from 'csv-parse/sync';
import { MOST_ROWS } from '../../contract.ts';
import { separatorOf } from '../../rules/file-text.ts';
import { MOST_LINES_ABOVE } from '../../rules/heading.ts';
import { type Lines, UnreadableFile } from './table.ts';

const MOST_LINES = MOST_ROWS + 1 + MOST_LINES_ABOVE;

export function readCsv(text: string): Lines {
  const lines: string[][] = [];
  const numbers: number[] = [];
  let number = 0;
  parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    on_record: (cells: string[]) => {
      number++;
      if (cells.every((cell) => cell.trim() === '')) return null;
      if (lines.length === MOST_LINES) throw new UnreadableFile('import.too_many_rows');
      lines.push(cells);
      numbers.push(number);
      return null;
    },
  });
  return { lines, numbers };
}
