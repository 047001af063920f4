import type { UseCase } from '@fachwerk/server/module';
import type { messageApi } from '../../contract.ts';
import { findQuietHours } from './quiet-hours-store.ts';

export const showQuietHours: UseCase<typeof messageApi.quietHours> = (ctx) => findQuietHours(ctx);
