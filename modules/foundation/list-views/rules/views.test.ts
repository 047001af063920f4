import { expect, test } from 'vitest';
import { MOST_VIEWS } from '../contract.ts';
import { distinctKeys, whyNotAdd, whyNotEdit } from './views.ts';

const author = { userId: 'anna', mayManage: false };
const colleague = { userId: 'bert', mayManage: false };
const administrator = { userId: 'chef', mayManage: true };
const own = { authorId: 'anna', isShared: false };
const shared = { authorId: 'anna', isShared: true };
const left = { authorId: null, isShared: true };

const edits = [
  ['its author edits it', own, author, null],
  ['its author edits a shared one', shared, author, null],
  ['a colleague does not know of a private one', own, colleague, 'list_view.unknown'],
  ['nor does an administrator', own, administrator, 'list_view.unknown'],
  ['a colleague sees a shared one and leaves it alone', shared, colleague, 'list_view.not_yours'],
  ['an administrator edits a shared one', shared, administrator, null],
  ['one without an author is the administrator’s', left, administrator, null],
  ['and nobody else’s', left, colleague, 'list_view.not_yours'],
  ['there is none', undefined, administrator, 'list_view.unknown'],
] as const;
for (const [name, view, viewer, expected] of edits)
  test(`a view: ${name}`, () => expect(whyNotEdit(view, viewer)).toBe(expected));

const names = (count: number) => Array.from({ length: count }, (_, at) => `Ansicht ${at}`);
const additions = [
  ['the first', [], 'Offen', null],
  ['a name that is there', ['Offen'], 'Offen', 'list_view.name_taken'],
  ['the last that fits', names(MOST_VIEWS - 1), 'Offen', null],
  ['one more', names(MOST_VIEWS), 'Offen', 'list_view.too_many'],
] as const;
for (const [name, known, added, expected] of additions)
  test(`a new view: ${name}`, () => expect(whyNotAdd(known, added)).toBe(expected));

test('a column stands once', () => expect(distinctKeys(['a', 'b', 'a'])).toEqual(['a', 'b']));
