import { expect, test } from 'vitest';
import { addressAt, START } from './kept-chat.ts';

const secret = 's'.repeat(32);
const cases = [
  ['of a guest', `/chat/gast/${secret}/view/only-chat`, { email: 'gast', orderHash: secret }],
  ['of an address', `/chat/kim%40x.example/${secret}/view/only-chat`, { email: 'kim@x.example', orderHash: secret }],
  ['about an item', `/chat/id/7/gast/${secret}/view/only-chat`, { itemId: '7', email: 'gast', orderHash: secret }],
  ['that has not begun', START, null],
  ['on a page of its own', `/chat/gast/${secret}`, null],
  ['elsewhere', `https://evil.example/chat/gast/${secret}/view/only-chat`, null],
  ['of nobody', '', null],
] as const;

test.each(cases)('a conversation %s', (_name, path, address) => expect(addressAt(path)).toEqual(address));
