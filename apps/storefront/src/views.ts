/** Never run: the build makes one script of each of these, and a page says where the ones it needs lie. */
export const views = import.meta.glob([
  '../../../modules/*/*/storefront/**/*-view.tsx',
  '../../../modules/*/*/storefront/**/*-slot.tsx',
  '../../../modules/*/*/blocks/**/*-view.tsx',
]);
