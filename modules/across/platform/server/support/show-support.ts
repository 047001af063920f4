import type { UseCase } from '@fachwerk/server/module';
import type { supportApi } from '../../contract.ts';
import { supportSettings } from './support-settings.ts';

export const showSupport: UseCase<typeof supportApi.show> = (ctx) => supportSettings(ctx);
