import { expect, test } from 'vitest';
import { keyAction } from './block-keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const cases = [
  ['Alt and an arrow moves up', { ...none, altKey: true, key: 'ArrowUp' }, 'up'],
  ['Alt and the other one moves down', { ...none, altKey: true, key: 'ArrowDown' }, 'down'],
  ['Ctrl and C copies', { ...none, ctrlKey: true, key: 'c' }, 'copy'],
  ['on a Mac the other key does, also with capitals on', { ...none, metaKey: true, key: 'V' }, 'paste'],
  ['Ctrl and D makes two of it', { ...none, ctrlKey: true, key: 'd' }, 'duplicate'],
  ['a letter alone does nothing', { ...none, key: 'c' }, null],
  ['an arrow alone does nothing', { ...none, key: 'ArrowUp' }, null],
  ['AltGr, which is Ctrl and Alt, writes letters', { ...none, altKey: true, ctrlKey: true, key: 'c' }, null],
  ['with Shift it is for the browser', { ...none, ctrlKey: true, shiftKey: true, key: 'C' }, null],
] as const;

for (const [name, pressed, action] of cases) test(name, () => expect(keyAction(pressed)).toBe(action));
