import { codeIn } from '@fachwerk/lockers/rules/box-code';
import type { RoundStop, RoundTask } from '../contract.ts';

/** The tasks of a box by its number or its sticker; open stops first, open tasks first. */
export function tasksOfBox(stops: readonly Pick<RoundStop, 'state' | 'tasks'>[], typed: string): RoundTask[] {
  const text = typed.trim();
  if (text === '') return [];
  const code = codeIn(text);
  const number = text.toLowerCase();
  const found = stops.flatMap(({ state, tasks }) =>
    tasks
      .filter(({ qrCode, boxNumber }) => (qrCode !== '' && qrCode === code) || boxNumber.toLowerCase() === number)
      .map((task) => ({ task, rank: (state === 'open' ? 0 : 2) + (task.state === 'open' ? 0 : 1) })),
  );
  return found.sort((one, other) => one.rank - other.rank).map(({ task }) => task);
}
