import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { Refusal } from '../contract.ts';

/** What is to be laid into boxes, and when; no time: as soon as possible. */
export type BoxQuestion = {
  readonly items: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly at: Date;
};

/** Why these goods cannot be laid into boxes then, or null. It keeps nothing; without anybody behind it no box is offered. */
export const boxesFor = hook<(ctx: CompanyCtx, question: BoxQuestion) => Promise<Refusal | null>>('goods.boxes_for');
