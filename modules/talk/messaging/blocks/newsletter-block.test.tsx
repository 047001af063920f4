import { writtenSchema } from '@fachwerk/pages/rules/block-fields';
import type { ViewProps } from '@fachwerk/site/page';
import { showPage } from '@fachwerk/site/testing';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { adminDe } from '../texts/admin.de.ts';
import { siteDe } from '../texts/site.de.ts';
import { views } from '../views.tsx';
import { newsletterBlock } from './newsletter/newsletter-block.ts';

afterEach(cleanup);
const Drawn = views.newsletter as unknown as ComponentType<{ given: object }>;
const Page = ({ data }: ViewProps<object>) => <Drawn given={data} />;
const settings = { showsHeadline: false, headline: '' };
const words = (text: string) => ({ title: text, text, action: text, privacy: text, thanks: text, asksName: true });
const draw = (text: string, path = '/post') =>
  showPage(Page, {
    data: { id: 'b1', settings, content: words(text), data: { stamp: 's' } },
    texts: siteDe,
    language: 'de',
    path,
  }).container;

test('its sample fits its fields, and the editor has words for all of it', () => {
  const { fields, sample, kind } = newsletterBlock;
  expect(writtenSchema(fields).parse(sample)).toEqual(sample);
  const keys = [`block.${kind}`, ...Object.keys(fields).map((name) => `block.${kind}.${name}`)];
  expect(keys.filter((key) => !(key in adminDe))).toEqual([]);
});

for (const path of ['/post', '/post?angemeldet=b1']) {
  test(`everybody can use it: ${path}`, async () => {
    const { violations } = await axe.run(draw('Post', path), { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('without a word it still says what it is and what one agrees to', () => {
  const container = draw('');
  expect(container.querySelector('h2')?.textContent).toBe('Newsletter');
  expect(container.textContent).toContain('willigen Sie ein');
  expect(container.querySelector('a[href="/shop/datenschutz"]')).not.toBeNull();
});

test('hostile words stay words', () => {
  const evil = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) **<script>1</script>**';
  for (const path of ['/post', '/post?angemeldet=b1']) {
    expect(draw(evil, path).querySelectorAll('script, [onerror], img, a[href^="javascript"]')).toHaveLength(0);
  }
});
