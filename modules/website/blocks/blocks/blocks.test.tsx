import { writtenSchema } from '@fachwerk/pages/rules/block-fields';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { kinds } from '../kinds.ts';
import { adminDe } from '../texts/admin.de.ts';
import { siteDe } from '../texts/site.de.ts';
import { siteEn } from '../texts/site.en.ts';
import { views } from '../views.tsx';
import { blockOf, drawBlock, emptyContent, hostileContent, shownContent } from './draw-kinds.for-tests.tsx';
import { heroBlock } from './hero/hero-block.ts';
import { keysOf } from './keys-of-kind.for-tests.ts';

const viewOf = (kind: string) => (views as Readonly<Record<string, ComponentType<{ given: never }>>>)[kind]!;

test('every kind has a view, and every view a kind', () => {
  expect(Object.keys(views).sort()).toEqual(kinds.map(({ kind }) => kind).sort());
});

for (const kind of kinds) {
  const View = viewOf(kind.kind);

  test(`${kind.kind}: its sample is what its fields allow, in German and English`, () => {
    expect(writtenSchema(kind.fields).parse(kind.sample)).toEqual(kind.sample);
    const [german, english] = (['de', 'en'] as const).map((language) =>
      shownContent(kind.fields, kind.sample, language),
    );
    const hasWords = /"type":"(line|prose)"/.test(JSON.stringify(kind.fields));
    if (hasWords) expect(english).not.toEqual(german);
  });

  test(`${kind.kind}: the editor has words for all of it`, () => {
    expect(keysOf(kind).filter((key) => !(key in adminDe))).toEqual([]);
  });

  test(`${kind.kind}: its sample is drawn so that everybody can use it`, async () => {
    for (const [language, texts] of [
      ['de', siteDe],
      ['en', siteEn],
    ] as const) {
      const { container, unmount } = drawBlock(
        View,
        blockOf(kind, shownContent(kind.fields, kind.sample, language)),
        texts,
        language,
      );
      const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(container.textContent).not.toMatch(/\bblocks\.\w+/);
      unmount();
    }
  });

  test(`${kind.kind}: without a word it is drawn too`, () => {
    const empty = emptyContent(kind.fields);
    const { container } = drawBlock(View, blockOf(kind, empty), siteDe);
    expect(container.querySelectorAll('h1:empty, h2:empty, h3:empty, a:empty, button:empty')).toHaveLength(0);
  });

  test(`${kind.kind}: hostile words stay words`, () => {
    const words = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) **<script>1</script>**';
    const { container } = drawBlock(View, blockOf(kind, hostileContent(kind.fields, words)), siteDe);
    expect(container.querySelectorAll('script, [onerror], img[src="x"], a[href^="javascript"]')).toHaveLength(0);
  });
}

test('hero: layouts of the first version are those of today', () => {
  const { migrate, fields, sample } = heroBlock;
  const { ways: _, ...former } = sample;
  for (const [before, after] of [
    ['side', 'split'],
    ['behind', 'full'],
    ['plain', 'plain'],
  ] as const) {
    const content = migrate!({ ...former, layout: before }, 1);
    expect(writtenSchema(fields).parse(content)).toEqual({ ...sample, layout: after });
  }
});

for (const layout of heroBlock.fields.layout.of) {
  test(`hero as ${layout}: its picture is fetched first, by size, around its focus, and its ways are links`, async () => {
    const picture = {
      alt: 'Ein Ofen',
      width: 1920,
      height: 1280,
      focus: { x: 680, y: 500 },
      sources: [640, 1280].map((width) => ({ width, url: `/${width}.webp`, avif: `/${width}.avif` })),
      credit: '',
    };
    const ways = [{ title: 'Abholen', about: 'In 20 Minuten', link: '/shop' }];
    const content = { ...shownContent(heroBlock.fields, heroBlock.sample, 'de'), layout, picture, ways };
    const { container } = drawBlock(viewOf('hero'), blockOf(heroBlock, content), siteDe);
    expect(container.querySelector('h1')?.textContent).toBe('Schön, dass Sie da sind');
    expect(container.querySelector('a[href="/shop"]')?.textContent).toBe('AbholenIn 20 Minuten');
    const img = container.querySelector('img');
    if (layout === 'plain') return expect(img).toBeNull();
    expect([img!.getAttribute('fetchpriority'), img!.loading, img!.dataset.x, img!.dataset.y]).toEqual([
      'high',
      'eager',
      '7',
      '5',
    ]);
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/640.avif 640w, /1280.avif 1280w');
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
