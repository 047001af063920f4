import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { PageHurdles } from '../contract.ts';

export { leftSamplesOf } from './blocks/left-samples.ts';
export { type PublishedBlock, publishedBlocks } from './version/version-store.ts';

/** What the law asks of the site that stands against showing it to anybody. Filled by the module that knows the law. */
export const legalFaults = hook<(ctx: CompanyCtx) => Promise<PageHurdles['faults']>>('pages.legal_faults');
