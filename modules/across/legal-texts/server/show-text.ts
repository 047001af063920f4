import type { UseCase } from '@fachwerk/server/module';
import type { legalTextApi } from '../contract.ts';
import { madeText } from './made-text.ts';

export const showText: UseCase<typeof legalTextApi.show> = (ctx, { kind }) => madeText(ctx, kind);
