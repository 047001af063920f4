import type { UseCase } from '@fachwerk/server/module';
import type { inquiryApi } from '../contract.ts';
import { findKeeping } from './keeping-store.ts';

export const readKeeping: UseCase<typeof inquiryApi.keeping> = (ctx) => findKeeping(ctx);
