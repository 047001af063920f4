import { restartUnderWriters } from '../apps/server/src/testing/restarts.ts';
import { type Row, rounded } from './table.ts';

const ROUNDS = 50;

/** Jobs go on after every restart of the database, and none is lost. */
export async function benchRestarts(): Promise<Row> {
  const { added, lost, left, standstills, longestPauseMs } = await restartUnderWriters(ROUNDS);
  const isMet = lost.length + left + standstills.length === 0;
  return {
    figure: `${ROUNDS} restarts of the database under writers`,
    ours: `${lost.length} of ${added} jobs lost, ${left} left, ${standstills.length} standstills, longest pause ${rounded(longestPauseMs / 1000, 1)} s`,
    twin: '',
    ratio: '',
    goal: 'none',
    isMet,
  };
}
