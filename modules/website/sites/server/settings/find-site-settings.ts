import type { UseCase } from '@fachwerk/server/module';
import type { siteApi } from '../../contract.ts';
import { findSite } from '../site-store.ts';
import { settingsOf } from './site-settings.ts';

export const findSiteSettings: UseCase<typeof siteApi.find> = async (ctx) => settingsOf(ctx, await findSite(ctx));
