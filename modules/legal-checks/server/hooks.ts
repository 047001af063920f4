import type { PublishedBlock } from '@fachwerk/pages/facade-publish';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { LegalKind } from '@fachwerk/sites/contract-legal';

/** Texts that were made from what the site used then, and would be others today. Filled by the module that makes them. */
export const outdatedTexts = hook<(ctx: CompanyCtx) => Promise<readonly LegalKind[]>>('legal_checks.outdated_texts');

/** Of these blocks those that still say what came with a template. Filled by the module that has the templates. */
export const leftSamples =
  hook<(blocks: readonly PublishedBlock[]) => Promise<readonly PublishedBlock[]>>('legal_checks.left_samples');
