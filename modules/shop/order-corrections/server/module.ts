import { type Module, on } from '@fachwerk/server/module';
import { orderCorrectionApi, orderCorrectionCapabilities, orderCorrectionProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { correctOrder } from './correct-order.ts';
import { goodsCorrected, linesMoved } from './facade-hooks.ts';

export const orderCorrections: Module = {
  name: 'order-corrections',
  capabilities: orderCorrectionCapabilities,
  problems: orderCorrectionProblems,
  texts,
  declaredHooks: [goodsCorrected, linesMoved],
  routes: [on(orderCorrectionApi.correct, correctOrder)],
};
