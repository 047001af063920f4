import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flow, FlowBlock } from '../contract-flow.ts';
import { answered, begun, type DialogueState, type Facts, isWaiting } from './engine.ts';
import { whyNotPublish } from './whether-to-publish.ts';

const words = { de: 'Hallo' };
const none: Facts = { status: 'none' };
const text = (id: string): FlowBlock => ({ id, kind: 'text', text: words });
const jump = (id: string, goTo: string): FlowBlock => ({ id, kind: 'jump', goTo });
const buttons = (id: string, ...goTo: (string | null)[]): FlowBlock => ({
  id,
  kind: 'buttons',
  text: words,
  options: goTo.map((target, at) => ({ id: `${at}`, label: { de: 'Ja' }, goTo: target })),
});
const input = (id: string, check: 'text' | 'email' = 'text'): FlowBlock => ({
  id,
  kind: 'input',
  text: words,
  check,
  keepAs: 'nothing',
});
const said = ({ outputs }: { outputs: readonly { kind: string; block: { id: string } | null }[] }) =>
  outputs.map(({ kind, block }) => `${kind} ${block?.id ?? '-'}`);

test('it says what stands there and waits where it asks; the answer leads on', () => {
  const flow: Flow = [text('a'), buttons('b', 'd', null), text('c'), text('d')];
  const first = begun(flow, 1, none);
  expect([said(first), first.state.at]).toEqual([['say a', 'wait b'], 'b']);
  expect(said(answered(flow, first.state, ['0'], none))).toEqual(['say d']);
  expect(said(answered(flow, first.state, ['1'], none))).toEqual(['say c', 'say d']);
});

test('what does not do is refused, and the same block waits on', () => {
  const flow: Flow = [input('a', 'email'), text('b')];
  const { state } = begun(flow, 1, none);
  const wrong = answered(flow, state, ['ada'], none);
  expect([said(wrong), wrong.state]).toEqual([['refuse a'], state]);
  expect(answered(flow, state, ['Ada@Kunde.example'], none).state.answers).toEqual({ a: ['ada@kunde.example'] });
});

test('a condition asks about an answer, and about what the house knows', () => {
  const flow: Flow = [
    { id: 's', kind: 'status', text: {} },
    { id: 'c', kind: 'condition', when: { of: 's', is: 'one_of', values: ['rental'] }, goTo: 'o' },
    { id: 'p', kind: 'person', text: words },
    { id: 'o', kind: 'open', text: words },
  ];
  expect(said(begun(flow, 1, none))).toEqual(['status s', 'person p']);
  const { state } = begun(flow, 1, { status: 'rental' });
  expect(state.at).toBe('o');
  expect(said(answered(flow, state, ['anything'], none))).toEqual(['refuse o']);
  expect(answered(flow, state, ['opened'], none).state.at).toBeNull();
});

test('where something can be booked it waits for what was chosen, and goes on with none', () => {
  const flow: Flow = [{ id: 'b', kind: 'book', where: 'appointments', text: words }, text('c')];
  const { state } = begun(flow, 1, none);
  expect(state.at).toBe('b');
  expect(said(answered(flow, state, [''], none))).toEqual(['refuse b']);
  for (const value of ['none', 'a-service']) expect(said(answered(flow, state, [value], none))).toEqual(['say c']);
});

test('a version that is gone, or a place that is not in it, ends with a person', () => {
  const state: DialogueState = { version: 7, at: 'a', answers: {} };
  expect(said(answered(null, state, ['x'], none))).toEqual(['person -']);
  expect(said(answered([text('b')], state, ['x'], none))).toEqual(['person -']);
});

const when = (own: string, of: string, value: string): FlowBlock => ({
  id: own,
  kind: 'condition',
  when: { of, is: 'one_of', values: [value] },
  goTo: of === 'z' ? 'a' : of,
});
const faults: readonly (readonly [string, Flow, string | null])[] = [
  ['without a block', [], 'dialogue.empty'],
  ['with a block twice', [text('a'), text('a')], 'dialogue.block_twice'],
  ['that leads to a block that is not there', [jump('a', 'z')], 'dialogue.leads_nowhere'],
  ['with a condition without a value', [input('a'), when('b', 'a', '')], 'dialogue.condition_empty'],
  ['with a condition about nothing', [input('a'), when('b', 'z', 'x')], 'dialogue.condition_empty'],
  ['with a condition that compares', [input('a'), when('b', 'a', 'x')], null],
  ['with a block that nothing leads to', [text('a'), jump('b', 'd'), text('c'), text('d')], 'dialogue.unreachable'],
  ['that goes in a circle without asking', [text('a'), jump('b', 'a')], 'dialogue.endless'],
  ['that comes back after it has asked', [text('a'), input('b'), jump('c', 'a')], null],
  ['whose button leads back to itself', [buttons('a', 'a', null), text('b')], null],
];
for (const [name, flow, expected] of faults) {
  test(`a dialogue ${name}`, () => expect(whyNotPublish(flow)?.code ?? null).toBe(expected));
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const target = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'nowhere');
const anyBlock: fc.Arbitrary<FlowBlock> = fc.oneof(
  id.map(text),
  fc.tuple(id, target).map(([own, to]) => jump(own, to)),
  fc.tuple(id, fc.array(fc.option(target), { minLength: 1, maxLength: 3 })).map(([own, to]) => buttons(own, ...to)),
  id.map((own) => input(own)),
  fc.tuple(id, id, target).map(
    ([own, of, goTo]): FlowBlock => ({
      id: own,
      kind: 'condition',
      goTo,
      when: { of, is: 'one_of', values: ['0', 'x'] },
    }),
  ),
  id.map((own): FlowBlock => ({ id: own, kind: 'status', text: {} })),
  id.map((own): FlowBlock => ({ id: own, kind: 'open', text: {} })),
  id.map((own): FlowBlock => ({ id: own, kind: 'book', where: 'shop', text: {} })),
  id.map((own): FlowBlock => ({ id: own, kind: 'person', text: {} })),
);
const anyFlow = fc.array(anyBlock, { maxLength: 8 });
const anyAnswers = fc.array(fc.constantFrom('0', '1', '2', 'x', '', 'opened', 'none'), { maxLength: 20 });

test('whatever is written and whatever is answered, it waits at a block that asks, or has ended', () => {
  fc.assert(
    fc.property(anyFlow, anyAnswers, (flow, answers) => {
      let step = begun(flow, 1, none);
      for (const value of answers) {
        const { at } = step.state;
        expect(at === null || isWaiting(flow.find((block) => block.id === at)!)).toBe(true);
        // Without an answer between, nothing is passed twice.
        expect(new Set(step.passed).size).toBe(step.passed.length);
        step = answered(flow, step.state, [value], none);
        if (at === null) expect(step.outputs).toEqual([]);
      }
    }),
  );
});

test('what may be published never goes in a circle by itself', () => {
  fc.assert(
    fc.property(anyFlow, anyAnswers, (flow, answers) => {
      fc.pre(whyNotPublish(flow) === null);
      let step = begun(flow, 1, none);
      for (const value of answers) {
        expect(step.outputs.some((output) => output.kind === 'person' && output.block === null)).toBe(false);
        step = answered(flow, step.state, [value], none);
      }
    }),
  );
});

test('the same state and the same answer give the same, with any other version as well', () => {
  fc.assert(
    fc.property(anyFlow, anyFlow, fc.constantFrom('0', 'x', 'opened'), (flow, other, value) => {
      const { state } = begun(flow, 1, none);
      expect(answered(flow, state, [value], none)).toEqual(answered(flow, state, [value], none));
      const { at } = answered(other, state, [value], none).state;
      expect(at === null || other.some((block) => block.id === at)).toBe(true);
    }),
  );
});
