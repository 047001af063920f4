import { expect, test } from 'vitest';
import type { Condition, Flow, FlowBlock } from '../../contract-flow.ts';
import { arrowsOf, placesOf } from './flow-places.ts';

const text = (id: string): FlowBlock => ({ id, kind: 'text', text: { de: id } });
const button = (goTo: string | null): FlowBlock => ({
  id: 'first',
  kind: 'buttons',
  text: {},
  options: [{ id: 'o', label: { de: 'Ja' }, goTo }],
});
const when: Condition = { of: 'x', is: 'one_of', values: ['y'] };

const cases: readonly (readonly [string, FlowBlock, readonly string[]])[] = [
  ['a text goes on below', text('first'), ['first v']],
  ['a button that leads nowhere else goes on below', button(null), ['first v']],
  ['a button leads where it says, and not below', button('last'), ['first o last']],
  ['a jump leads there alone', { id: 'first', kind: 'jump', goTo: 'last' }, ['first  last']],
  [
    'a condition leads there, or below',
    { id: 'first', kind: 'condition', when, goTo: 'last' },
    ['first v', 'first  last'],
  ],
  ['a person goes on by themselves', { id: 'first', kind: 'person', text: {} }, []],
];
for (const [name, first, expected] of cases) {
  test(`on the canvas ${name}`, () => {
    const flow: Flow = [first, text('below'), text('last')];
    const from = arrowsOf(flow, placesOf(flow), 150).filter(({ key }) => key.startsWith('first'));
    expect(from.map(({ key }) => key)).toEqual(expected);
  });
}
