import { expect, test } from 'vitest';
import { deviceOf } from './device-name.ts';

const cases = [
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    ['Chrome', 'Windows', 'computer'],
  ],
  [
    'Edge, which also says Chrome',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    ['Edge', 'Windows', 'computer'],
  ],
  [
    'Opera, which also says Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0',
    ['Opera', 'Linux', 'computer'],
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    ['Firefox', 'Linux', 'computer'],
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    ['Safari', 'macOS', 'computer'],
  ],
  [
    'Safari on an iPhone, which also says Mac',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ['Safari', 'iPhone', 'phone'],
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1',
    ['Chrome', 'iPhone', 'phone'],
  ],
  [
    'an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1',
    ['Safari', 'iPad', 'tablet'],
  ],
  [
    'an Android phone, which also says Linux',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    ['Chrome', 'Android', 'phone'],
  ],
  [
    'an Android tablet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    ['Samsung Internet', 'Android', 'tablet'],
  ],
  [
    'a Chromebook',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    ['Chrome', 'ChromeOS', 'computer'],
  ],
  [
    'the browser of the tests',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    ['Chrome', 'Linux', 'computer'],
  ],
  ['a script', 'curl/8.5.0', [null, null, 'computer']],
  ['somebody who says nothing', '', [null, null, 'computer']],
] as const;

for (const [name, userAgent, [browser, system, kind]] of cases) {
  test(`recognises ${name}`, () => expect(deviceOf(userAgent)).toEqual({ browser, system, kind }));
}
