import { expect, test } from 'vitest';
import { beforeAndAfter, changesOf, saveConflict } from './changes.ts';

const current = {
  email: 'a@x.example',
  contact: { firstName: 'Anna', phone: '' },
  roles: ['reader'],
  at: new Date(0),
  avatar: null,
};

const cases = [
  ['nothing given', {}, []],
  ['the same again', { email: 'a@x.example', contact: { firstName: 'Anna' }, roles: ['reader'], at: new Date(0) }, []],
  ['a field left out', { email: undefined }, []],
  ['a field', { email: 'b@x.example' }, [{ field: 'email', before: 'a@x.example', after: 'b@x.example' }]],
  [
    'a field inside',
    { contact: { firstName: 'Ada', phone: '' } },
    [{ field: 'contact.firstName', before: 'Anna', after: 'Ada' }],
  ],
  ['a list', { roles: ['reader', 'staff'] }, [{ field: 'roles', before: ['reader'], after: ['reader', 'staff'] }]],
  ['a field that was not there', { note: 'x' }, [{ field: 'note', before: null, after: 'x' }]],
  ['a field taken away', { email: null }, [{ field: 'email', before: 'a@x.example', after: null }]],
  [
    'an object where there was none',
    { avatar: { small: 's' } },
    [{ field: 'avatar', before: null, after: { small: 's' } }],
  ],
] as const;

for (const [name, given, expected] of cases) {
  test(`changes: ${name}`, () => expect(changesOf(current, given)).toEqual(expected));
}

test('an audit entry tells the changed fields alone', () => {
  const changes = changesOf(current, { email: 'b@x.example', contact: { firstName: 'Ada' }, roles: ['reader'] });
  expect(beforeAndAfter(changes)).toEqual({
    before: { email: 'a@x.example', 'contact.firstName': 'Anna' },
    after: { email: 'b@x.example', 'contact.firstName': 'Ada' },
  });
});

test('a conflict shows the newer record and where it differs from mine', () => {
  expect(saveConflict(current, { email: 'mine@x.example', roles: ['reader'] })).toEqual({
    current,
    changed: [{ field: 'email', yours: 'mine@x.example', theirs: 'a@x.example' }],
  });
});
