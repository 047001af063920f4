import { addSeconds } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import { type Commanded, causeOf, type Opening } from './commanded.ts';

const sentAt = new Date('2026-03-01T10:00:00Z');
const seconds = (after: number) => addSeconds(sentAt, after);
const under: Commanded = { id: 'a', state: 'sent', detail: '', sentAt, endedAt: null, doorOpenedAt: null };
const ended = (state: Commanded['state'], detail = ''): Commanded => ({ ...under, state, detail, endedAt: seconds(3) });
const after = (count: number, command?: string): Opening => ({ at: seconds(count), command });

const cases = [
  ['within a minute of its command', after(59), under, true],
  ['later than that', after(61), under, false],
  ['before the command left', after(-6), under, false],
  ['a moment before, by a clock that is a little off', after(-4), under, true],
  ['and names the command', after(10, 'a'), under, true],
  ['and names another', after(10, 'b'), under, false],
  ['before the command that it names', after(-60, 'a'), under, false],
  ['after a command that was refused', after(2), ended('denied', 'signature'), false],
  ['in the name of a command that was refused', after(2, 'a'), ended('denied', 'busy'), false],
  ['after a command that could not be sent', after(2), ended('failed', 'not_connected'), false],
  ['after an attempt that was not sent yet', after(2), { ...under, state: 'requested', sentAt: null }, false],
  ['after the attempt was called opened', after(10), ended('opened'), true],
  ['when the attempt had opened it already', after(10), { ...ended('opened'), doorOpenedAt: seconds(2) }, false],
  ['in the name of one that had opened it already', after(10, 'a'), { ...under, doorOpenedAt: seconds(2) }, false],
  ['long after a jam', after(20), ended('jammed'), false],
  ['while the jam was told', after(4), ended('jammed'), true],
  ['after a jam, in its name', after(20, 'a'), ended('jammed'), true],
  ['after the time was over', after(30), { ...ended('timed_out'), endedAt: seconds(20) }, false],
] as const;

for (const [name, opening, attempt, isCommanded] of cases) {
  test(`a door that opens ${name} is ${isCommanded ? 'its doing' : 'an alarm'}`, () =>
    expect(causeOf(opening, [attempt]) !== undefined).toBe(isCommanded));
}
