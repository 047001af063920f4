import { expect, test } from 'vitest';
import { isSketched, SHEET, sketchOf } from '../../rules/block-sketches.ts';
import { ALL_BLOCKS } from '../known-blocks.ts';
import { blocksDe, blocksEn } from './picker-texts.for-tests.ts';

for (const { kind } of ALL_BLOCKS.kinds) {
  test(`${kind}: the picker draws it and says what it is for`, () => {
    expect(isSketched(kind)).toBe(true);
    for (const [shape, x, y, width, height] of sketchOf(kind)) {
      const isWithin = x >= 0 && y >= 0 && x + width <= SHEET.width && y + height <= SHEET.height;
      expect(isWithin, `${shape} at ${x}, ${y}`).toBe(true);
    }
    for (const texts of [blocksDe, blocksEn]) {
      const missing = [`picker.${kind}`, `picker.${kind}.words`].filter((key) => !texts[key]);
      expect(missing).toEqual([]);
    }
  });
}
