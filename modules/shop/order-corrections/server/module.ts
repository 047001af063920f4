import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { orderCorrectionApi, orderCorrectionCapabilities, orderCorrectionProblems } from '../contract.ts';
import { correctOrder } from './correct-order.ts';
import { goodsCorrected, linesMoved } from './facade-hooks.ts';

export const orderCorrections: Module = {
  name: 'order-corrections',
  capabilities: orderCorrectionCapabilities,
  problems: orderCorrectionProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  declaredHooks: [goodsCorrected, linesMoved],
  routes: [on(orderCorrectionApi.correct, correctOrder)],
};
