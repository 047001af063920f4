import { expect, test } from 'vitest';
import { chatPath, isIntern, isVisitorSecret } from './address.ts';
import { isToBeMailed, promisedMinutes } from './answering.ts';
import { GUEST_MESSAGES_PER_MINUTE, whyNotDelete, whyNotSend, whyNotVisitor } from './limits.ts';

const now = new Date('2026-03-01T10:00:00Z');
const left = { email: 'kim@example.org', seenAt: null, readSeq: 1, mailedSeq: 1, answerSeq: 2 };

for (const [name, given, expected] of [
  ['has left and has not read the answer', left, true],
  ['looked a minute ago', { ...left, seenAt: new Date(now.getTime() - 60_000) }, true],
  ['is there', { ...left, seenAt: new Date(now.getTime() - 39_000) }, false],
  ['has read it', { ...left, readSeq: 2 }, false],
  ['was told already', { ...left, mailedSeq: 2 }, false],
  ['has left no address', { ...left, email: '' }, false],
] as const)
  test(`a customer who ${name}: ${expected ? 'a mail' : 'no mail'}`, () => {
    expect(isToBeMailed(given, now)).toBe(expected);
  });

test('everybody takes back what they wrote themselves, and nothing else', () => {
  const by = (side: string, userId: string | null = null) => ({ side, userId });
  const own = { side: 'staff', authorId: 'anna', isDeleted: false };
  expect(whyNotDelete(own, by('staff', 'anna'))).toBeNull();
  expect(whyNotDelete(own, by('staff', 'ben'))).toBe('chat.message_not_own');
  expect(whyNotDelete(own, by('customer'))).toBe('chat.message_not_own');
  expect(whyNotDelete({ side: 'customer', authorId: null, isDeleted: false }, by('customer'))).toBeNull();
  expect(whyNotDelete({ side: 'customer', authorId: null, isDeleted: false }, by('staff', 'anna'))).toBe(
    'chat.message_not_own',
  );
  expect(whyNotDelete({ side: 'event', authorId: 'anna', isDeleted: false }, by('staff', 'anna'))).toBe(
    'chat.message_not_own',
  );
});

test('a message has words or a file; a guest has a limit', () => {
  expect(whyNotSend({ text: '  ', fileIds: [] })).toBe('chat.message_empty');
  expect(whyNotSend({ text: '', fileIds: ['f'] })).toBeNull();
  expect(whyNotVisitor({ messages: GUEST_MESSAGES_PER_MINUTE - 1 })).toBeNull();
  expect(whyNotVisitor({ messages: GUEST_MESSAGES_PER_MINUTE })).toBe('chat.too_many_messages');
});

test('a secret of a guest has 32 characters or more; that of a pin begins with intern-', () => {
  expect(isVisitorSecret('a'.repeat(31))).toBe(false);
  expect(isVisitorSecret(`${'a'.repeat(31)}/`)).toBe(false);
  expect(isVisitorSecret('a'.repeat(32))).toBe(true);
  expect(isIntern({ email: 'gast', orderHash: `intern-${'a'.repeat(25)}` })).toBe(true);
  expect(isIntern({ email: 'gast', orderHash: `intern-${'a'.repeat(26)}` })).toBe(false);
  expect(isIntern({ email: 'kim@example.org', orderHash: `intern-${'a'.repeat(25)}` })).toBe(false);
});

test('addresses are as the specification has them', () => {
  expect(chatPath({ email: 'a@b.example', orderHash: 'h' })).toBe('/chat/a%40b.example/h');
  expect(chatPath({ email: '', orderHash: 'h', itemId: 'p 1' }, 'only-chat')).toBe(
    '/chat/id/p%201/gast/h/view/only-chat',
  );
});

test('what is promised is the next round number', () => {
  expect([0, 5, 6, 61, 9999].map(promisedMinutes)).toEqual([5, 5, 15, 120, 1440]);
});
