import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import { callbackBlock } from './blocks/callback/callback-block.ts';
import { contactFormBlock } from './blocks/contact-form/contact-form-block.ts';

/** Kinds with a form that visitors send. */
export const kinds: readonly BlockKind[] = [contactFormBlock, callbackBlock];
