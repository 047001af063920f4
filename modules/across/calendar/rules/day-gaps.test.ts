import { expect, test } from 'vitest';
import { gapsOf } from './day-gaps.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const span = (text: string) => {
  const [from, until] = text.split('-');
  return { from: at(from!), until: at(until!) };
};
const words = (gaps: ReturnType<typeof gapsOf>) =>
  gaps.map(({ from, until }) => `${from.toISOString().slice(11, 16)}-${until.toISOString().slice(11, 16)}`).join(' ');

test.each([
  ['a day without appointments is one gap', '09:00-17:00', '', '08:00', '09:00-17:00'],
  [
    'between and after appointments there are gaps',
    '09:00-17:00',
    '09:00-10:00 12:00-13:00',
    '08:00',
    '10:00-12:00 13:00-17:00',
  ],
  ['what is over is no gap', '09:00-17:00', '12:00-13:00', '11:00', '11:00-12:00 13:00-17:00'],
  ['a gap that takes no appointment is none', '09:00-12:00', '09:20-11:45', '08:00', ''],
  ['appointments that overlap are taken together', '09:00-12:00', '09:00-11:00 09:30-10:00', '08:00', '11:00-12:00'],
  ['a break is no gap', '09:00-12:00 13:00-15:00', '', '08:00', '09:00-12:00 13:00-15:00'],
  ['after closing there is none', '09:00-12:00', '', '18:00', ''],
])('%s', (_, working, busy, now, gaps) => {
  const spans = (text: string) => text.split(' ').filter(Boolean).map(span);
  expect(words(gapsOf(spans(working), spans(busy), at(now)))).toBe(gaps);
});
