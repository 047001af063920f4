import type { UseCase } from '@fachwerk/server/module';
import type { chatLinkApi } from '../contract.ts';
import { readAbout } from './read-about.ts';

export const showAbout: UseCase<typeof chatLinkApi.about> = (ctx, { id }) => readAbout(ctx, id);
