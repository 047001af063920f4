import { expect, test } from 'vitest';
import { isBefore, isHistory, isSegment, lsnOf, lsnText, segmentName, segmentStart } from './segments.ts';

const MB = 1024 * 1024;

test.each([
  [1, '0/1000028', 16 * MB, '000000010000000000000001'],
  [1, '0/FF000000', 16 * MB, '0000000100000000000000FF'],
  [1, '1/0', 16 * MB, '000000010000000100000000'],
  [10, '16/B374D848', 16 * MB, '0000000A00000016000000B3'],
  [1, '1/40000000', 1024 * MB, '000000010000000100000001'],
])('timeline %i, place %s, segments of %i bytes: %s', (timeline, lsn, bytes, name) => {
  expect(segmentName(timeline, lsnOf(lsn), bytes)).toBe(name);
});

test('a place is written as it is read, and belongs to the segment that begins before it', () => {
  expect(lsnText(lsnOf('16/B374D848'))).toBe('16/B374D848');
  expect(lsnText(segmentStart(lsnOf('16/B374D848'), 16 * MB))).toBe('16/B3000000');
});

test('what is a segment, what a history, and which one comes first', () => {
  expect([
    isSegment('0000000A00000016000000B3'),
    isSegment('00000002.history'),
    isSegment('0000000A00000016000000B3.zst'),
  ]).toEqual([true, false, false]);
  expect([isHistory('00000002.history'), isHistory('../2.history')]).toEqual([true, false]);
  expect(isBefore('000000020000000100000000', '000000010000000100000001')).toBe(true);
  expect(isBefore('000000010000000100000001', '000000020000000100000001')).toBe(false);
});
