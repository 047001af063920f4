export { shownBlocks } from './blocks/shown-blocks.ts';
export { createPage } from './page/create-page.ts';
export { listPages } from './page/list-pages.ts';
export { saveDraft } from './page/save-draft.ts';
export { findShownBlock } from './site/find-shown-block.ts';
