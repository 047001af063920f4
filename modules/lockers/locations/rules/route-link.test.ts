import { expect, test } from 'vitest';
import { deviceOf, routeLink } from './route-link.ts';

const goal = {
  name: 'Köln (Dom)',
  street: 'Domplatz 1',
  postcode: '50667',
  city: 'Köln',
  position: { latitude: 50.94, longitude: 6.95 },
};
const nowhere = { ...goal, position: null };

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/144.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

const cases = [
  ['a phone with Android', ANDROID, goal, 'geo:50.94,6.95?q=50.94,6.95(K%C3%B6ln%20(Dom))'],
  ['a phone with Android, without a position', ANDROID, nowhere, 'geo:0,0?q=Domplatz%201%2C%2050667%20K%C3%B6ln'],
  ['an iPhone', IPHONE, goal, 'https://maps.apple.com/?daddr=50.94%2C6.95'],
  [
    'an iPhone, without a position',
    IPHONE,
    nowhere,
    'https://maps.apple.com/?daddr=Domplatz%201%2C%2050667%20K%C3%B6ln',
  ],
  ['anything else', LINUX, goal, 'https://www.openstreetmap.org/directions?to=50.94%2C6.95'],
  [
    'anything else, without a position',
    LINUX,
    nowhere,
    'https://www.openstreetmap.org/search?query=Domplatz%201%2C%2050667%20K%C3%B6ln',
  ],
] as const;

for (const [name, userAgent, where, expected] of cases) {
  test(`the way is shown by the maps of ${name}`, () => expect(routeLink(deviceOf(userAgent), where)).toBe(expected));
}
