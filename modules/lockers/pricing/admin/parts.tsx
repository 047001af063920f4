export { GroupPreview } from './groups/price-preview.tsx';
export { SharedMenu } from './shared-menu.tsx';
export { BoxSizesDialog } from './sizes/box-sizes-dialog.tsx';
export { useDurationLabels } from './use-duration-words.ts';
