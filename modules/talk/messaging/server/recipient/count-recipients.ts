import type { UseCase } from '@fachwerk/server/module';
import type { messageApi } from '../../contract.ts';
import { countFor } from './count-for.ts';

export const countRecipients: UseCase<typeof messageApi.count> = (ctx, asked) => countFor(ctx, asked);
