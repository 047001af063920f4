import type { UseCase } from '@fachwerk/server/module';
import type { siteTemplateApi } from '../contract.ts';
import { leftSamplesIn } from './left-samples.ts';

export const findSamples: UseCase<typeof siteTemplateApi.samples> = async (_ctx, { blocks }) => ({
  blockIds: leftSamplesIn(blocks).map(({ id }) => id),
});
