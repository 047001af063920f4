import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** The cart keeps what is typed so far; the order it becomes takes names alone. */
const AS_TYPED = ['modules/sales/cart/contract-cart.ts'];

test('the name of a person takes no address, in whichever contract: it stands in mails to people nobody has asked', () => {
  const contracts = globSync('modules/**/contract*.ts', { cwd: ROOT }).filter((file) => !file.includes('node_modules'));
  expect(contracts.length).toBeGreaterThan(90);
  const loose = contracts.filter((file) =>
    /\b(?:firstName|lastName): line\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(loose).toEqual(AS_TYPED);
});
