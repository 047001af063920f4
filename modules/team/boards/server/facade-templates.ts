export { makeFromTemplate } from './template/make-card.ts';
export { listSharedTemplates } from './template/template-store.ts';
