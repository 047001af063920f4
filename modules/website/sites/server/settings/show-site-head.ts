import type { UseCase } from '@fachwerk/server/module';
import type { siteApi } from '../../contract.ts';
import { findSite } from '../site-store.ts';
import { headOf } from './site-head.ts';

export const showSiteHead: UseCase<typeof siteApi.head> = async (ctx) => headOf(await findSite(ctx));
