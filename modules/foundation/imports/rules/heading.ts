/** Titles, days and names of companies stand within so many lines above a heading. */
export const MOST_LINES_ABOVE = 20;

const filled = (line: readonly string[]) => line.filter((cell) => cell.trim() !== '').length;

/** Which of the first lines is the heading: those above it fill one cell, or two in a wide table. */
export function headingAt(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, MOST_LINES_ABOVE + 1);
  const width = Math.max(...first.map(filled));
  const most = width >= 6 ? 2 : width >= 3 ? 1 : 0;
  return Math.max(
    0,
    first.findIndex((line) => filled(line) > most),
  );
}
