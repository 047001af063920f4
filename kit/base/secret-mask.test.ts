import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonText } from './schema.ts';
import { secret, secretAddress } from './secret.ts';
import {
  fieldsOf,
  LEFT_OUT,
  maskOf,
  REDACTED,
  redacted,
  secretsIn,
  shortAddress,
  withoutSecrets,
} from './secret-mask.ts';

const Pin = secret(z.string().check(z.regex(/^\d{6}$/)));
const Box = z.object({
  number: z.string(),
  pin: z.optional(Pin),
  codes: secret(z.array(z.string())),
  backTo: z.nullable(secretAddress(z.string())),
  renters: z.array(z.object({ name: z.string(), key: secret(z.string()) })),
  notes: z.record(z.string(), z.string()),
  contact: jsonText(z.object({ phone: z.string(), password: secret(z.string()) })),
  way: z.union([
    z.object({ kind: z.literal('link'), token: secret(z.string()) }),
    z.object({ kind: z.literal('none'), why: z.string() }),
  ]),
});
const kept = (value: unknown) => redacted(maskOf(Box), value);

const cases: [string, unknown, unknown][] = [
  ['an optional secret', { pin: '123456' }, { pin: REDACTED }],
  ['a secret of another kind than it should be', { pin: { a: ['123'] } }, { pin: REDACTED }],
  ['a list of secrets', { codes: ['a', 'b'] }, { codes: REDACTED }],
  ['one inside a list', { renters: [{ name: 'A', key: 'x' }] }, { renters: [{ name: 'A', key: REDACTED }] }],
  ['one of several kinds', { way: { kind: 'link', token: 'x' } }, { way: { kind: 'link', token: REDACTED } }],
  [
    'one in JSON text',
    { contact: '{"phone":"1","password":"x"}' },
    { contact: `{"phone":"1","password":"${REDACTED}"}` },
  ],
  ['text that is no JSON', { contact: 'password=x' }, { contact: LEFT_OUT }],
  ['a field nobody declared', { passwort: 'x', '{"pin":1}': '' }, { passwort: LEFT_OUT, [LEFT_OUT]: LEFT_OUT }],
  ['a list where an object belongs', { way: ['x'] }, { way: LEFT_OUT }],
  ['text where an object belongs that holds secrets', { way: 'x' }, { way: LEFT_OUT }],
  ['an object where text belongs', { number: { pin: '1' } }, { number: LEFT_OUT }],
  ['something that is no object at all', 'x', LEFT_OUT],
  ['an address', { backTo: 'https://pay.example/c/cs_123?x=1' }, { backTo: `https://pay.example/c/${LEFT_OUT}` }],
  [
    'what is no secret',
    { number: '7', notes: { a: 'b' }, backTo: null },
    { number: '7', notes: { a: 'b' }, backTo: null },
  ],
];
test.each(cases)('%s', (_, value, expected) => expect(kept(value)).toEqual(expected));

test('to declare one field secret does not declare another that has the same schema', () => {
  const Text = z.string();
  const Two = z.object({ hidden: secret(Text), open: Text });
  expect(redacted(maskOf(Two), { hidden: 'x', open: 'y' })).toEqual({ hidden: REDACTED, open: 'y' });
});

test('a schema that holds itself', () => {
  type Tree = { key: string; inner: Tree[] };
  const Tree: z.ZodMiniType<Tree> = z.object({ key: secret(z.string()), inner: z.lazy(() => z.array(Tree)) });
  const tree = { key: 'x', inner: [{ key: 'y', inner: [] }] };
  expect(redacted(maskOf(Tree), tree)).toEqual({ key: REDACTED, inner: [{ key: REDACTED, inner: [] }] });
});

test('the values of the secrets, wherever they stand and whatever kind they are', () => {
  const value = { pin: 123456, codes: ['a', 'b'], renters: [{ name: 'A', key: 'k' }], number: '7' };
  expect([...secretsIn(maskOf(Box), value)]).toEqual(['123456', 'a', 'b', 'k']);
});

test('every declared field has its name, its way and its kind', () => {
  const found = Object.fromEntries(fieldsOf(Box).map(({ path, kind }) => [path, kind]));
  expect(found).toMatchObject({
    pin: 'secret',
    codes: 'secret',
    backTo: 'address',
    'renters.key': 'secret',
    'way.why': 'plain',
  });
});

const addresses: [string, string][] = [
  ['/bestellung/abc', `/bestellung/${LEFT_OUT}`],
  ['/warenkorb', '/warenkorb'],
  ['/zahlung?token=x', `/zahlung/${LEFT_OUT}`],
  ['https://me:pw@host.example/a/b#c', `https://host.example/a/${LEFT_OUT}`],
  ['https://host.example', 'https://host.example'],
];
test.each(addresses)('of %s is kept where it leads', (address, expected) =>
  expect(shortAddress(address)).toBe(expected),
);

test('without its secrets a value still fits its contract, and everything else is as it was', () => {
  const box = {
    number: '7',
    pin: '123456',
    codes: ['a', 'b'],
    backTo: 'https://shop.example/x?token=1',
    renters: [{ name: 'Ada', key: 'k' }],
    notes: { a: 'b' },
    way: { kind: 'link', token: 't' },
  };
  expect(withoutSecrets(maskOf(Box), box)).toEqual({
    number: '7',
    pin: '',
    codes: [],
    backTo: '',
    renters: [{ name: 'Ada', key: '' }],
    notes: { a: 'b' },
    way: { kind: 'link', token: '' },
  });
  expect(withoutSecrets(maskOf(Box), { backTo: null })).toEqual({ backTo: null });
});
