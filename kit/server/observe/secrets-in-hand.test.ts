import { ask } from '@fachwerk/base/contract';
import { secret } from '@fachwerk/base/secret';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { job } from '../jobs/jobs.ts';
import {
  holdingSecrets,
  holdsSecretInHand,
  learnSecretNames,
  loggable,
  withoutSecretFields,
} from './secrets-in-hand.ts';

const held = new Set(['hunter2-hunter2', '4711']);

test('what a request holds is in nothing that is written while it runs, also after a wait', async () => {
  const written = await holdingSecrets(held, async () => {
    await Promise.resolve();
    const err = new Error('no such key hunter2-hunter2', { cause: { given: 'hunter2-hunter2' } });
    return [
      loggable({ err, note: 'PIN 4711 of 47110' }),
      withoutSecretFields({ a: [{ b: 'xhunter2-hunter2x', c: 4 }] }),
    ];
  });
  expect(JSON.stringify(written)).not.toContain('hunter2');
  expect(written[0]).toMatchObject({ note: 'PIN [redacted] of 47110' });
  expect(written[1]).toEqual({ a: [{ b: 'x[redacted]x', c: 4 }] });
  expect(withoutSecretFields({ a: 'hunter2-hunter2' })).toEqual({ a: 'hunter2-hunter2' });
});

test('a name that is secret in every contract is so in a log line and in an audit entry; one that is plain elsewhere is not', () => {
  const endpoint = (input: z.core.$ZodType) =>
    ask({ method: 'GET', path: '/x', access: 'public', summary: 'x', input, output: z.object({}) });
  learnSecretNames([
    endpoint(z.object({ pin: secret(z.string()), code: secret(z.string()) })),
    endpoint(z.object({ code: z.string() })),
  ]);
  const line = { rental: { pin: '123456', code: 'XL' } };
  expect([withoutSecretFields(line), loggable(line)]).toEqual(
    Array(2).fill({ rental: { pin: '[redacted]', code: 'XL' } }),
  );
  learnSecretNames([]);
});

test('a job whose payload declares a secret cannot be made', () => {
  const make = () => job({ name: 'x', payload: z.object({ keys: z.array(secret(z.string())) }), run: async () => {} });
  expect(make).toThrow('the payload of x holds a declared secret');
});

test('a secret of the request is found in what would be enqueued', () => {
  const found = (json: string) => holdingSecrets(held, () => holdsSecretInHand(json));
  expect([found('{"a":"x hunter2-hunter2"}'), found('{"a":"4711"}'), found('{"a":"47110"}')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(holdsSecretInHand('{"a":"hunter2-hunter2"}')).toBe(false);
});
