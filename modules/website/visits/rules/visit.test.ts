import { expect, test } from 'vitest';
import { visitOf } from './visit.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const asked = (headers: Record<string, string>, url = '/preise') =>
  visitOf({ path: '/preise', url, headers: { host: 'shop.example', 'user-agent': FIREFOX, ...headers } });

test.each<[string, Record<string, string>]>([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['an SEO crawler', { 'user-agent': 'Mozilla/5.0 (X11; Linux) AhrefsBot/7.0' }],
  ['a browser without a window', { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0 Safari/537.36' }],
  ['a script', { 'user-agent': 'python-requests/2.32' }],
  ['somebody who does not say', { 'user-agent': '' }],
  ['what a browser fetches in advance', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' }],
  ['a part of another page', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
  ['what a script of the page asks for', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
])('%s is no visitor', (_, headers) => {
  expect(asked(headers)).toBeNull();
});

test.each<[string, Record<string, string>, string, object]>([
  ['who says nothing comes directly', {}, '/preise', { source: '', campaign: '', device: 'computer' }],
  ['a phone is a phone', { 'user-agent': IPHONE }, '/preise', { device: 'phone' }],
  ['another site is a source', { referer: 'https://www.Google.com/search?q=a' }, '/preise', { source: 'google.com' }],
  ['an app is one too', { referer: 'android-app://com.example.mail/' }, '/preise', { source: 'com.example.mail' }],
  ['the own site is none', { referer: 'https://shop.example/' }, '/preise', { source: null }],
  ['what is no address is none', { referer: 'javascript:alert(1)' }, '/preise', { source: '' }],
  ['a link says its campaign', {}, '/preise?a=1&utm_source=Newsletter%20Mai%00', { campaign: 'newsletter mai' }],
  ['a long campaign is cut', {}, `/preise?utm_source=${'x'.repeat(500)}`, { campaign: 'x'.repeat(60) }],
  ['behind a worker it is still a visit', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }, '/preise', {}],
  ['a wish not to be counted is heard', { dnt: '1' }, '/preise', { isUnwilling: true }],
  ['so is the newer one', { 'sec-gpc': '1' }, '/preise', { isUnwilling: true }],
])('%s', (_, headers, url, expected) => {
  expect(asked(headers, url)).toMatchObject({ path: '/preise', isUnwilling: false, ...expected });
});

test('an address counts once, with and without a stroke at its end', () => {
  const at = (path: string) => visitOf({ path, url: path, headers: { 'user-agent': FIREFOX } })?.path;
  expect([at('/'), at('/a/'), at('/a')]).toEqual(['/', '/a', '/a']);
});
