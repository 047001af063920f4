import { expect, test } from 'vitest';
import type { AlertStory } from '../../contract.ts';
import { stepsOf } from './story-steps.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 10, minute));
const story: AlertStory = {
  id: 'a',
  companyId: 'c',
  kind: 'jam',
  priority: 'urgent',
  state: 'open',
  subject: { kind: 'lock', id: 'l', name: '12' },
  locationId: null,
  locationName: '',
  raisedAt: at(0),
  lastAt: at(0),
  times: 1,
  endedAt: null,
  assignee: null,
  data: {},
  comments: 0,
  mailedAt: null,
  talk: [],
  deeds: [],
};
const types = (more: Partial<AlertStory>) => stepsOf({ ...story, ...more }).map(({ type }) => type);

const deed = (minute: number) => ({
  id: 'd',
  at: at(minute),
  personName: 'Kim',
  action: 'done' as const,
  assigneeName: null,
  priority: null,
});

const cases = [
  ['begins with the report', {}, ['raised']],
  ['tells of the mail', { mailedAt: at(1) }, ['raised', 'mailed']],
  ['counts what came after the first', { times: 3, lastAt: at(9), mailedAt: at(1) }, ['raised', 'mailed', 'again']],
  ['ends by itself', { state: 'settled', endedAt: at(5) }, ['raised', 'settled']],
  ['is ended by a deed, told once', { state: 'done', endedAt: at(5), deeds: [deed(5)] }, ['raised', 'deed']],
  [
    'puts words between deeds',
    { deeds: [deed(5)], talk: [{ id: 't', at: at(3), personName: 'Kim', text: 'x' }] },
    ['raised', 'comment', 'deed'],
  ],
] as const;

for (const [name, more, expected] of cases) {
  test(`a story ${name}`, () => expect(types(more as unknown as Partial<AlertStory>)).toEqual(expected));
}

test('how often it came back is one less than how often it came', () => {
  expect(stepsOf({ ...story, times: 4, lastAt: at(9) })[1]).toMatchObject({ type: 'again', count: 3 });
});
