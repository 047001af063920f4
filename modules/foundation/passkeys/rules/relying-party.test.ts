import { expect, test } from 'vitest';
import { readUserHandle, relyingParty, userHandle } from './relying-party.ts';

const addresses = [
  ['a name of its own', 'https://lager.example/', { id: 'lager.example', origin: 'https://lager.example' }],
  ['a port', 'http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
] as const;

for (const [name, publicUrl, expected] of addresses) {
  test(`passkeys belong to ${name}`, () => expect(relyingParty(publicUrl)).toEqual(expected));
}

const account = { companyId: '0190a000-0000-7000-8000-000000000001', userId: '0190a000-0000-7000-8000-0000000000ff' };

test('a handle leads to its account', () => expect(readUserHandle(userHandle(account))).toEqual(account));

const strange = ['', 'x', '0'.repeat(63), '0'.repeat(65), `${'0'.repeat(63)}g`, `${'0'.repeat(64)}\n`];

for (const handle of strange) {
  test(`a handle nobody was given leads nowhere: ${JSON.stringify(handle)}`, () =>
    expect(readUserHandle(handle)).toBeNull());
}
