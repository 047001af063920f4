import { StepKind } from '@fachwerk/rentals/contract';
import { expect, test } from 'vitest';
import { adminDe } from '../texts/admin.de.ts';
import { stepSentence } from './step-sentence.ts';

const words = {
  time: (at: Date) => `<${at.toISOString().slice(11, 16)}>`,
  money: (cents: number) => `${cents / 100} €`,
  translate: (key: string) => `[${key.split('.').at(-1)}]`,
};

test('instants, amounts and codes are said in words, nested ones under a name of their own', () => {
  const before = { startsAt: '2026-03-02T10:00:00.000Z', endsAt: '2026-03-02T12:00:00.000Z' };
  const data = { before, amountCents: 200, state: 'jammed', box: '12', fields: ['note'], none: null };
  expect(stepSentence({ kind: 'dates_edited', data }, words)).toEqual({
    key: 'rental.step.dates_edited',
    params: { beforeStartsAt: '<10:00>', beforeEndsAt: '<12:00>', amountCents: '2 €', state: '[jammed]', box: '12' },
  });
});

test('a reason is said where there is one', () => {
  expect(stepSentence({ kind: 'ended', data: { reason: 'Diebstahl' } }, words).key).toBe('rental.step.ended_because');
  expect(stepSentence({ kind: 'ended', data: { doorState: 'closed' } }, words).key).toBe('rental.step.ended');
});

/** Steps nobody is asked a reason for; a new kind is named here or says its reason. */
const WITHOUT_REASON: ReadonlySet<StepKind> = new Set([
  'held',
  'ordered',
  'paid',
  'payment_failed',
  'started',
  'extended',
  'edited',
  'replaced',
  'reported',
  'access_sent',
  'reminded',
  'overrun',
  'charged',
  'charge_dropped',
  'surcharge_paid',
  'opened',
  'open_failed',
  'pin_refused',
  'checked',
  'expired',
  'mail',
] as const);

test.each(StepKind.options.filter((kind) => !WITHOUT_REASON.has(kind)))(
  '%s says the reason that was asked for',
  (kind) => {
    const { key } = stepSentence({ kind, data: { reason: 'Anruf der Mieterin' } }, words);
    expect(adminDe[key as keyof typeof adminDe]).toContain('{reason}');
  },
);

test('every kind of step has its sentence', () => {
  const missing = StepKind.options.filter((kind) => !(`rental.step.${kind}` in adminDe));
  expect(missing).toEqual([]);
});
