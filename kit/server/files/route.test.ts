import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAddress } from './files.ts';

const company = '018f0000-0000-7000-8000-000000000000';
const name = 'Zk3_a-9QwErTy1Ui5OpAsd';
const bytes = new Uint8Array([1, 2, 3]);

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
  const { files } = app.app;
  await files.save(`${company}/${name}.webp`, { bytes, type: 'image/webp' });
  await files.save(`${company}/${name}.pdf`, { bytes, type: 'application/pdf' });
  // As if one day a store kept what it should not.
  await files.save(`${company}/${name}.html`, { bytes, type: 'text/html' });
  await files.save(`${company}/${name}.svg`, { bytes, type: 'image/svg+xml' });
});
afterAll(() => app.close());

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.http.inject({ method, url });

test('a picture is shown, kept for good, and can run nothing', async () => {
  const reply = await get(fileAddress(`${company}/${name}.webp`));
  expect([...reply.rawPayload]).toEqual([1, 2, 3]);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
});

test.each(['pdf', 'html', 'svg'])('a .%s is a download of bytes', async (ending) => {
  const reply = await get(fileAddress(`${company}/${name}.${ending}`));
  expect([reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    'application/octet-stream',
    'attachment',
  ]);
});

test.each([
  [`/api/files/${company}/${name}.png`],
  [`/api/files/${company}/${name}`],
  [`/api/files/018f0000-0000-7000-8000-000000000001/${name}.webp`],
  [`/api/files/${company}/..%2f${company}%2f${name}.webp`],
  [`/api/files/..%2f..%2fetc/passwd`],
  ['/api/files/x/y'],
])('%s is not there, and that is not remembered', async (url) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.json().code, reply.headers['cache-control']]).toEqual([
    404,
    'file.unknown',
    'no-store',
  ]);
});

test('HEAD says how large it is', async () => {
  const reply = await get(fileAddress(`${company}/${name}.webp`), 'HEAD');
  expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, '3', '']);
});
