import type { Language, Texts } from '@fachwerk/base/language';
import { type Translated, textIn } from '@fachwerk/base/translated';
import { type BlockFields, writtenSchema } from '@fachwerk/pages/rules/block-fields';
import type { ViewProps } from '@fachwerk/site/page';
import { showPage } from '@fachwerk/site/testing';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { kinds } from '../kinds.ts';
import { adminDe } from '../texts/admin.de.ts';
import { siteDe } from '../texts/site.de.ts';
import { siteEn } from '../texts/site.en.ts';
import { views } from '../views.tsx';

type Content = Readonly<Record<string, unknown>>;
afterEach(cleanup);

const shown = (fields: BlockFields, content: Content, language: Language): Content =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = content[name];
      if (field.type === 'line' || field.type === 'prose') return [name, textIn(value as Translated, language)];
      if (field.type === 'list') return [name, (value as Content[]).map((row) => shown(field.fields, row, language))];
      return [name, value];
    }),
  );

function draw(kind: string, content: Content, texts: Texts, language: Language = 'de', path = '/kontakt') {
  const Drawn = (views as Readonly<Record<string, unknown>>)[kind] as ComponentType<{ given: object }>;
  const Page = ({ data }: ViewProps<object>) => <Drawn given={data} />;
  return showPage(Page, { data: { id: 'b1', content, data: { stamp: 's' } }, texts, language, path });
}

const keysBelow = (above: string, fields: BlockFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const key = `${above}.${name}`;
    if (field.type === 'list') return [key, ...keysBelow(key, field.fields)];
    return field.type === 'choice' ? [key, ...field.of.map((choice) => `${key}.${choice}`)] : [key];
  });

for (const { kind, fields, sample } of kinds) {
  test(`${kind}: its sample fits its fields, and the editor has words for all of it`, () => {
    expect(writtenSchema(fields).parse(sample)).toEqual(sample);
    expect([`block.${kind}`, ...keysBelow(`block.${kind}`, fields)].filter((key) => !(key in adminDe))).toEqual([]);
  });

  test(`${kind}: everybody can use it, in German and English, sent or not`, async () => {
    const draws = [
      ['de', siteDe, '/kontakt'],
      ['en', siteEn, '/kontakt'],
      ['de', siteDe, '/kontakt?gesendet=b1&ohne-bestaetigung=1'],
    ] as const;
    for (const [language, texts, path] of draws) {
      const { container, unmount } = draw(kind, shown(fields, sample, language), texts, language, path);
      const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(container.textContent).not.toMatch(/\binquir(y|ies)\.\w+/);
      unmount();
    }
  });

  test(`${kind}: without a word it still says what it is, and hostile words stay words`, () => {
    const bare = { text: '', action: '', privacy: '', thanks: '', phone: '', offersReceipt: true };
    const row = { isRequired: false, options: [{ label: '' }] };
    const types = ['short', 'long', 'email', 'phone', 'choice', 'checkbox', 'date'];
    const nameless = types.map((type) => ({ ...row, type, label: '', help: '' }));
    const { container, unmount } = draw(kind, { ...bare, elements: nameless }, siteDe);
    for (const label of container.querySelectorAll('label')) expect(label.textContent).not.toBe('');
    expect(container.querySelector('a[href="/shop/datenschutz"]')).not.toBeNull();
    expect(container.querySelector('button')?.textContent).toBe(siteDe['inquiry.form.send']);
    unmount();

    const evil = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
    const hostile = types.map((type) => ({ ...row, type, label: evil, help: evil, options: [{ label: evil }] }));
    const words = { text: evil, action: evil, privacy: evil, thanks: evil, phone: evil, offersReceipt: true };
    const drawn = draw(kind, { ...words, elements: hostile }, siteDe).container;
    expect(drawn.querySelectorAll('script, [onerror], img, a[href^="javascript"]')).toHaveLength(0);
  });
}
