import { expect, test } from 'vitest';
import { GERMANY } from './germany-outline.ts';
import { degreesAt, isOnMap, MAP_HEIGHT, MAP_WIDTH, moved, pointOf, viewAround } from './map-projection.ts';

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

test('nearer, the map shows the surroundings and never leaves itself, and a point is worth a digit more', () => {
  const sylt = { latitude: 54.9, longitude: 8.31 };
  const view = viewAround(sylt, 5);
  expect([view.width, view.height]).toEqual([MAP_WIDTH / 5, MAP_HEIGHT / 5]);
  expect(view.y).toBe(0);
  expect(viewAround(null, 1)).toEqual({ x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT });
  expect(degreesAt(pointOf({ latitude: 54.901, longitude: 8.312 }), 5)).toEqual({ latitude: 54.901, longitude: 8.312 });
});

test('an arrow moves by a kilometre, nearer by a tenth of it; other keys by nothing', () => {
  const berlin = { latitude: 52.52, longitude: 13.4 };
  expect(moved(berlin, 'ArrowDown', 1)).toEqual({ latitude: 52.51, longitude: 13.4 });
  expect(moved(berlin, 'ArrowRight', 25)).toEqual({ latitude: 52.52, longitude: 13.4001 });
  expect(moved(berlin, 'Enter', 1)).toBeNull();
});
