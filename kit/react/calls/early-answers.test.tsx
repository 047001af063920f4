import { askName } from '@fachwerk/base/ask-name';
import { ask, change } from '@fachwerk/base/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answering, fakeWire } from '../testing/testing.tsx';
import { call } from './call.ts';
import { bringAnswers, type EarlyAnswer } from './early-answers.ts';

const box = ask({
  method: 'GET',
  path: '/private/box',
  access: 'public',
  summary: '',
  input: z.object({ id: z.optional(z.string()), size: z.optional(z.string()) }),
  output: z.object({ on: z.coerce.date() }),
});
const save = change({
  repeats: 'same',
  method: 'POST',
  path: '/private/save',
  access: 'public',
  summary: '',
  input: z.object({}),
  output: z.object({}),
});
const day = (on: string) => ({ on: new Date(`${on}T00:00:00Z`) });
const brought = (input: object, status = 200, body: unknown = { on: '2026-03-01T00:00:00Z' }): EarlyAnswer => ({
  name: askName(box, input),
  status,
  body,
});
const own = () => fakeWire(answering(box, day('2026-04-01')), answering(save, {}));

test('a question that is asked meanwhile waits, is answered once, and then goes its own way', async () => {
  const wire = own();
  const coming = Promise.withResolvers<EarlyAnswer[]>();
  bringAnswers(() => coming.promise);
  const [asked, other] = [call(box, { size: 'M', id: '1' }), call(box, { id: '2' })];
  coming.resolve([brought({ id: '1', size: 'M' })]);
  expect(await asked).toEqual(day('2026-03-01'));
  expect(await other).toEqual(day('2026-04-01'));
  expect(await call(box, { size: 'M', id: '1' })).toEqual(day('2026-04-01'));
  expect(wire.calls(box)).toHaveLength(2);
});

test('a refusal is brought in the words of its own endpoint', async () => {
  own();
  bringAnswers(async () => [brought({}, 409, { code: 'box.taken', error: 'Das Fach ist belegt.', requestId: 'r' })]);
  await expect(call(box, {})).rejects.toMatchObject({
    status: 409,
    code: 'box.taken',
    message: 'Das Fach ist belegt.',
  });
});

test('when nothing could be brought everybody asks for themselves', async () => {
  own();
  bringAnswers(() => Promise.reject(new Error('offline')));
  expect(await call(box, {})).toEqual(day('2026-04-01'));
});

test('after a change nothing older is shown', async () => {
  own();
  bringAnswers(async () => [brought({})]);
  await call(save, {});
  expect(await call(box, {})).toEqual(day('2026-04-01'));
});
