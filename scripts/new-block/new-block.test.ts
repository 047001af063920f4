import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { whyNotBlock, writeBlock } from './write-block.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

test('a new kind of block is written once, and listed wherever kinds are', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-block-'));
  try {
    cpSync(join(HERE, 'modules/website/blocks'), join(root, 'modules/website/blocks'), { recursive: true });
    const files = writeBlock(root, 'blocks', 'price-list');
    const read = (file: string) => readFileSync(join(root, 'modules/website/blocks', file), 'utf8');
    expect(files.slice(0, 3)).toEqual(
      ['price-list-block.ts', 'price-list-view.tsx', 'price-list.module.css'].map(
        (file) => `modules/website/blocks/blocks/price-list/${file}`,
      ),
    );
    expect(read('kinds.ts')).toContain('= [priceListBlock,');
    expect(read('views.tsx')).toContain(`= {'price-list': priceList,`);
    expect(read('storefront/blocks-fill.ts')).toContain(
      `= [fillBlock(priceListBlock, () => import('../blocks/price-list/price-list-view.tsx')),`,
    );
    for (const language of ['de', 'en']) expect(read(`texts/admin.${language}.ts`)).toContain(`'block.price-list':`);
    expect(whyNotBlock(root, 'blocks', 'price-list')).toContain('already');
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a kind says why it cannot be', () => {
  expect(['', 'PriceList', 'hero'].filter((kind) => !whyNotBlock(HERE, 'blocks', kind))).toEqual([]);
  expect(whyNotBlock(HERE, 'pages', 'price-list')).toContain('no kinds.ts');
  expect(whyNotBlock(HERE, 'blocks', 'price-list')).toBeNull();
});
