import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { houseDe } from './house.de.ts';

const MODULES = fileURLToPath(new URL('../../../../modules/', import.meta.url));
/** Words that screens of other modules say: the log, the trail of changes and the table of rights show everybody's. */
const SHARED = /^(log|audit|capability)\./;

test('the house knows what every module calls its events, changes and rights', async () => {
  const missing: string[] = [];
  for (const module of readdirSync(MODULES)) {
    if (!readdirSync(join(MODULES, module)).includes('texts')) continue;
    const files = readdirSync(join(MODULES, module, 'texts')).filter((name) => /^(admin|common)\.de\.ts$/.test(name));
    for (const file of files) {
      const { adminDe, commonDe } = await import(join(MODULES, module, 'texts', file));
      const keys = Object.keys({ ...adminDe, ...commonDe }).filter((key) => SHARED.test(key));
      missing.push(...keys.filter((key) => !(key in houseDe)));
    }
  }
  expect(missing).toEqual([]);
});
