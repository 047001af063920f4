import { textsIn } from '@fachwerk/server/texts-in';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSurveys, question, type TestSurveys } from '../server/surveys.for-tests.ts';
import { pages } from './pages.tsx';

const texts = await textsIn(new URL('../texts/', import.meta.url));

let at: TestSurveys;
beforeAll(async () => {
  at = await openSurveys({ site: siteForTests(pages, { texts }) });
});
afterAll(() => at.app.close());

const headers = () => ({ host: siteHostFor(at.bella.id) });
const get = async (url: string) =>
  (await at.app.http.inject({ url, headers: headers() })).body.replaceAll('<!-- -->', '');
const post = (url: string, form: Record<string, string>) =>
  at.app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ act: 'survey', ...form }).toString(),
    headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded' },
  });
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value!]),
  );

test('without JavaScript: a question that hangs on an answer comes after it, then the thanks', async () => {
  const follow = question('b', 'text', { showIf: { of: 'a', is: 'at_most', values: ['2'] } });
  const { slug, id } = await at.survey([question('a', 'scale', { isRequired: true }), follow], {
    thanks: { de: 'Das hilft uns.' },
  });
  const url = `/umfrage/${slug}`;
  const first = await get(url);
  expect(first).not.toContain('Frage b');
  const empty = await post(url, hidden(first));
  expect([empty.statusCode, empty.body.includes('href="#field-q-a"')]).toEqual([422, true]);
  const more = (await post(url, { ...hidden(first), 'q.a': '2' })).body.replaceAll('<!-- -->', '');
  expect(more).toContain('Frage b');
  expect(more).toMatch(/value="2"[^>]*checked|checked[^>]*value="2"/);
  const sent = await post(url, { ...hidden(more), 'q.a': '2', 'q.b': 'Zu <b>kalt</b>' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${url}?beantwortet=${slug}#umfrage-${slug}`]);
  const thanks = await get(`${url}?beantwortet=${slug}`);
  expect(thanks).toContain('Das hilft uns.');
  expect(thanks).not.toContain('name="q.a"');
  expect((await at.results(id)).questions[1]?.texts).toEqual(['Zu <b>kalt</b>']);
});
