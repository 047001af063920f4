import type { Output } from '@fachwerk/base/contract';
import type { legalApi } from '../../contract-legal.ts';

export type LegalStory = Output<typeof legalApi.find>;
