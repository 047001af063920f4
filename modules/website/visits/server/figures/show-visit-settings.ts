import type { UseCase } from '@fachwerk/server/module';
import type { visitApi } from '../../contract.ts';
import { findSettings } from '../count/visit-store.ts';

export const showVisitSettings: UseCase<typeof visitApi.settings> = (ctx) => findSettings(ctx);
