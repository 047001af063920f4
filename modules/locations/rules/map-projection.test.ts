import { expect, test } from 'vitest';
import { GERMANY } from './germany-outline.ts';
import { degreesAt, isOnMap, MAP_HEIGHT, MAP_WIDTH, pointOf } from './map-projection.ts';

test('north is up and east is right', () => {
  const berlin = pointOf({ latitude: 52.52, longitude: 13.41 });
  const munich = pointOf({ latitude: 48.14, longitude: 11.56 });
  expect(berlin.y).toBeLessThan(munich.y);
  expect(berlin.x).toBeGreaterThan(munich.x);
});

test('a click leads back to where it points, to two digits', () => {
  const place = { latitude: 50.94, longitude: 6.96 };
  expect(degreesAt(pointOf(place))).toEqual(place);
});

test('the country fits on the map, and what lies outside is known as such', () => {
  for (const [longitude, latitude] of GERMANY) {
    const { x, y } = pointOf({ latitude, longitude });
    expect(x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT).toBe(true);
  }
  expect(isOnMap({ latitude: 52.5, longitude: 13.4 })).toBe(true);
  expect(isOnMap({ latitude: 48.2, longitude: 16.4 })).toBe(false);
});
