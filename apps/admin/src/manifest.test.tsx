import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { screens } from './modules.ts';

type Manifest = {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
};
const texts = import.meta.glob<string>(['../public/manifest.webmanifest', '../index.html'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = Object.keys(import.meta.glob('../public/*.{png,svg}', { query: '?url' }));
const manifest = JSON.parse(texts['../public/manifest.webmanifest']!) as Manifest;

test('the app starts at a screen, and so do its shortcuts', () => {
  const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  expect(paths.filter((path) => !screens.some((screen) => matchPath(screen.path, path)))).toEqual([]);
});

test('its icons are there, and the page names the manifest', () => {
  const missing = manifest.icons.filter(({ src }) => !files.includes(`../public${src}`));
  expect(missing).toEqual([]);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any']);
  expect(texts['../index.html']).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});
