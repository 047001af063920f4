export { makeFromTemplate } from './make-card.ts';
export { listSharedTemplates } from './template-store.ts';
