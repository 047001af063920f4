import { expect, test } from 'vitest';
import type { LogEntry } from '../contract.ts';
import { grouped } from './grouped-entries.ts';

const BOX = '00000000-0000-7000-8000-00000000000b';
const OTHER = '00000000-0000-7000-8000-00000000000c';

/** `[second, type, who]`, in the order in which it happened. */
type Given = readonly [second: number, type: string, person?: string, lockId?: string];

function log(...given: readonly Given[]): LogEntry[] {
  return given
    .map(([second, type, personName = '', lockId = BOX], index) => ({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      companyId: BOX,
      type,
      lockId,
      personName,
      at: new Date(Date.UTC(2026, 2, 1, 10, 0, second)),
      data: {},
      orderNumber: '',
      locationName: '',
      lockName: '1',
      locationId: null,
      controllerId: null,
      personId: null,
    }))
    .toReversed();
}
const lines = (entries: readonly LogEntry[]) =>
  grouped(entries).map(({ type, personName, steps }) =>
    [
      type,
      ...(personName ? [personName] : []),
      ...(steps ? [steps.map((step) => step.type.split('.')[1]).join(' ')] : []),
    ].join(' | '),
  );

const cases: readonly (readonly [string, readonly Given[], readonly string[]])[] = [
  [
    'request, opening and closing are one line, by whoever asked',
    [
      [0, 'lock.open_requested', 'Anna'],
      [1, 'door.opened'],
      [2, 'lock.opened'],
      [40, 'door.closed'],
    ],
    ['lock.opened | Anna | open_requested opened opened closed'],
  ],
  [
    'two openings of one box are two lines',
    [
      [0, 'lock.open_requested', 'Anna'],
      [1, 'lock.opened'],
      [9, 'door.closed'],
      [20, 'lock.open_requested', 'Ben'],
      [21, 'lock.jammed'],
    ],
    ['lock.jammed | Ben | open_requested jammed', 'lock.opened | Anna | open_requested opened closed'],
  ],
  [
    'boxes are told apart, and what happens in between stays where it is',
    [
      [0, 'lock.open_requested', 'Anna'],
      [1, 'lock.opened', '', OTHER],
      [2, 'battery.low'],
      [3, 'lock.opened'],
      [9, 'door.closed', '', OTHER],
    ],
    ['lock.opened | Anna | open_requested opened', 'battery.low', 'lock.opened | opened closed'],
  ],
  ['a request that waits stands as it is', [[0, 'lock.open_requested', 'Anna']], ['lock.open_requested | Anna']],
  [
    'a door that opens by itself is no part of the opening before',
    [
      [0, 'lock.open_requested', 'Anna'],
      [1, 'lock.opened'],
      [30, 'door.uncommanded'],
      [50, 'door.closed'],
    ],
    ['door.uncommanded | uncommanded closed', 'lock.opened | Anna | open_requested opened'],
  ],
  [
    'a door long after is its own line',
    [
      [0, 'lock.opened'],
      [90, 'door.opened'],
    ],
    ['door.opened', 'lock.opened'],
  ],
  ['a closing whose opening is not loaded stands for itself', [[0, 'door.closed']], ['door.closed']],
];

for (const [name, given, expected] of cases) test(name, () => expect(lines(log(...given))).toEqual(expected));
