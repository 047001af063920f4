import { authApi } from '@fachwerk/auth/contract';
import type { CapabilityCatalog, Endpoint } from '@fachwerk/base/contract';
import { type DeclaredField, fieldsOf, maskOf } from '@fachwerk/base/secret-mask';
import { jobsOf } from '@fachwerk/server/job-list';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { HARMLESS, TOLD_TO_STAFF } from './harmless-names.ts';

const endpoints: readonly Endpoint[] = modules.flatMap((module) =>
  (module.routes ?? []).map(({ endpoint }) => endpoint),
);
const jobs = [...jobsOf(modules).values()];

/** Words in the name of a field that make one ask. */
const TELL_TALE =
  /^(?:pass|passwords?|passwort|passphrase|pins?|tokens?|secrets?|keys?|codes?|hash|hashes|credentials?|cookies?|otp|totp|recovery|iban|signature|sealed)$/;
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
const isTellTale = ({ name }: DeclaredField) => wordsOf(name).some((word) => TELL_TALE.test(word));

test('a field whose name speaks of a secret is declared one, or is listed as harmless with the reason', () => {
  const fields = [
    ...endpoints.flatMap(({ input, output, method, path }) =>
      [...fieldsOf(input), ...fieldsOf(output)].map((field) => ({ ...field, at: `${method} ${path}: ${field.path}` })),
    ),
    ...jobs.flatMap(({ name, payload }) =>
      fieldsOf(payload).map((field) => ({ ...field, at: `job ${name}: ${field.path}` })),
    ),
  ];
  const suspects = fields.filter((field) => field.kind === 'plain' && isTellTale(field));
  const reasonFor = ({ name, at }: { name: string; at: string }) => HARMLESS[name]?.at?.test(at) ?? name in HARMLESS;
  expect(suspects.filter((field) => !reasonFor(field)).map(({ at }) => at)).toEqual([]);
  const unused = Object.keys(HARMLESS).filter((name) => !suspects.some((field) => field.name === name));
  expect(unused).toEqual([]);
});

test('no call of staff is answered with a secret that is not their own: key and PIN of a box never leave through one', () => {
  const told = endpoints
    .filter(({ access }) => access.startsWith('staff'))
    .flatMap(({ output, method, path }) =>
      fieldsOf(output)
        .filter(({ kind }) => kind !== 'plain')
        .map((field) => `${method} ${path}: ${field.path}`),
    );
  expect(told.filter((field) => !TOLD_TO_STAFF.some(({ at }) => at.test(field)))).toEqual([]);
  expect(TOLD_TO_STAFF.filter(({ at }) => !told.some((field) => at.test(field)))).toEqual([]);
});

/** Where a change answers with a secret beside what it is for: a guest gets it empty (`withoutSecrets`), and nothing new was made. */
const BESIDE: readonly { readonly at: RegExp; readonly why: string }[] = [
  { at: /orderHash$/, why: 'of an order that stands' },
  { at: /pages\/:pageId\/preview: address/, why: 'a preview ends by itself' },
  { at: /board\/rules.*url/, why: 'an address they have typed themselves' },
  { at: /calendar\/feed: url/, why: 'the calendar of whoever asks' },
  { at: /tenants\/:companyId\/enter: accessToken/, why: 'the session of the guest; no guest may call it' },
];

test('a capability that makes a secret for the company is for its own staff: no guest takes one home', () => {
  const catalog = Object.assign({}, ...modules.map(({ capabilities = {} }) => capabilities)) as CapabilityCatalog;
  const makers = endpoints
    .filter(({ kind, access }) => kind === 'change' && access.startsWith('staff:'))
    .flatMap(({ access, output, method, path }) =>
      fieldsOf(output)
        .filter((field) => field.kind !== 'plain')
        .map((field) => ({ capability: access.slice('staff:'.length), at: `${method} ${path}: ${field.path}` })),
    )
    .filter(({ at }) => !BESIDE.some((reason) => reason.at.test(at)));
  expect(makers.filter(({ capability }) => !catalog[capability]?.isOwnStaffOnly).map(({ at }) => at)).toEqual([]);
  expect(makers.length).toBeGreaterThan(3);
});

test('jobs, live streams and events hold no declared secret', () => {
  const carried = [
    ...jobs.map(({ name, payload }) => [name, maskOf(payload).hasSecrets]),
    ...modules.flatMap(({ streams = [], listeners = [] }) => [
      ...streams.map(({ name, event }) => [name, maskOf(event).hasSecrets]),
      ...listeners.map(({ event: { name, payload } }) => [name, maskOf(payload).hasSecrets]),
    ]),
  ];
  expect(carried.filter(([, hasSecrets]) => hasSecrets)).toEqual([]);
  // The other way round: what is known to be secret is found by the same look.
  expect(maskOf(authApi.signIn.input).hasSecrets).toBe(true);
});
