import type { UseCase } from '@fachwerk/server/module';
import type { redirectApi } from '../../contract-place.ts';
import { listRedirectsOf } from './redirect-store.ts';

export const listRedirects: UseCase<typeof redirectApi.list> = async (ctx) => ({
  redirects: await listRedirectsOf(ctx),
});
