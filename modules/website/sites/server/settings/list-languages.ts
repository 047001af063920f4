import type { UseCase } from '@fachwerk/server/module';
import type { siteApi } from '../../contract.ts';
import { siteHead } from './site-head.ts';

export const listLanguages: UseCase<typeof siteApi.languages> = async (ctx) => ({
  languages: (await siteHead(ctx)).languages,
});
