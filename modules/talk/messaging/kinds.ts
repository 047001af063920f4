import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import { newsletterBlock } from './blocks/newsletter/newsletter-block.ts';

export const kinds: readonly BlockKind[] = [newsletterBlock];
