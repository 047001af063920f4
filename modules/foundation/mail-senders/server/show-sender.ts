import type { UseCase } from '@fachwerk/server/module';
import type { senderApi } from '../contract.ts';
import { senderSettings } from './sender-settings.ts';

export const showSender: UseCase<typeof senderApi.show> = (ctx) => senderSettings(ctx);
