import { expect, test } from 'vitest';
import { sketched } from './sketch.ts';

const frame = { width: 400, height: 300, edge: 50 };

test.each([
  ['none', [], []],
  ['one stands in the middle', [{ latitude: 52, longitude: 13 }], [{ x: 200, y: 150 }]],
  [
    'north is up',
    [
      { latitude: 53, longitude: 13 },
      { latitude: 52, longitude: 13 },
    ],
    [
      { x: 200, y: 50 },
      { x: 200, y: 250 },
    ],
  ],
  [
    'east is right',
    [
      { latitude: 0, longitude: 13 },
      { latitude: 0, longitude: 14 },
    ],
    [
      { x: 50, y: 150 },
      { x: 350, y: 150 },
    ],
  ],
])('%s', (_, places, points) => expect(sketched(places, frame)).toEqual(points));
