import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Spec §9. Up to the first is a phone, from the second on there is room for two things beside each other. */
const [PHONE_PX, TABLET_PX] = [575, 768];
const NEAR_PX = 30;

test('phones end and tablets begin where the specification has them, and nowhere near', () => {
  const files = globSync('{kit,modules,apps}/**/*.module.css', { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  const widths = files.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(\d+)px/g)].map(([, px]) => Number(px)),
    ),
  );
  const near = widths.filter((px) => [PHONE_PX, TABLET_PX].some((asked) => Math.abs(px - asked) < NEAR_PX));
  expect([...new Set(near)].sort()).toEqual([PHONE_PX, PHONE_PX + 1, TABLET_PX - 1, TABLET_PX]);
  expect(BREAKPOINTS.phone - 1).toBe(PHONE_PX);
});
