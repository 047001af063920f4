import { expect, test } from 'vitest';
import { newsTarget, stampedPath } from './news-target.ts';

const targets = [
  ['a path of the back-office', '/admin/users', { kind: 'inside', path: '/admin/users' }],
  ['an address with https', 'https://example.org/a', { kind: 'outside', href: 'https://example.org/a' }],
  ['nothing', '', null],
  ['an address without https', 'http://example.org', null],
  ['another host in disguise', '//example.org', null],
  ['another host in another disguise', '/\\example.org', null],
  ['a script', 'javascript:alert(1)', null],
] as const;

for (const [name, link, expected] of targets) {
  test(`a slide that names ${name} leads ${expected ? expected.kind : 'nowhere'}`, () => {
    expect(newsTarget(link)).toEqual(expected);
  });
}

const paths = [
  ['/backend/chat/t/board', '/backend/chat/t/board/1700'],
  ['/backend/chat/t/board/0', '/backend/chat/t/board/0'],
  ['/admin/users', '/admin/users'],
] as const;

for (const [path, expected] of paths) {
  test(`${path} is opened as ${expected}`, () => expect(stampedPath(path, 1700)).toBe(expected));
}
