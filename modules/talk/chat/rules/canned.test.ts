import { expect, test } from 'vitest';
import { expanded, filledText } from './canned.ts';

const kim = [
  { code: '{kunde}', value: 'Kim' },
  { code: '{email}', value: '' },
];
const guest = [{ code: '{kunde}', value: '' }];

const filled = [
  ['names who it is for', 'Guten Tag {kunde}, gern.', kim, 'Guten Tag Kim, gern.'],
  ['leaves no gap for a guest', 'Guten Tag {kunde}, gern.', guest, 'Guten Tag, gern.'],
  ['may begin with somebody nobody knows', '{kunde} ist da.', guest, ' ist da.'],
  ['keeps what is no code of ours', 'Code {x} bleibt', kim, 'Code {x} bleibt'],
] as const;
test.each(filled)('a canned text %s', (_name, text, values, said) => expect(filledText(text, values)).toBe(said));

const texts = [{ code: '{hallo}', text: 'Guten Tag {kunde}.' }];
const typed = [
  ['at the end becomes its text', 'Ja. {hallo}', 'Ja. Guten Tag Kim.'],
  ['that is not finished stays', 'Ja. {hallo', 'Ja. {hallo'],
  ['in the middle stays: it was typed before', '{hallo} und', '{hallo} und'],
] as const;
test.each(typed)('a short code %s', (_name, text, said) => expect(expanded(text, texts, kim)).toBe(said));
