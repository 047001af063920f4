import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import { surveyBlock } from './blocks/survey/survey-block.ts';

export const kinds: readonly BlockKind[] = [surveyBlock];
