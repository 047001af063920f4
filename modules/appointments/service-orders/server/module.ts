import { linesMoved } from '@fachwerk/order-corrections/facade-hooks';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { serviceOrderApi, serviceOrderCapabilities, serviceOrderProblems } from '../contract.ts';
import { createDemoAppointments } from './demo/create-demo-appointments.ts';
import { listServices } from './list-services.ts';
import { freeStaff } from './on-cancelled.ts';
import { planService } from './plan-service.ts';
import { moveAppointments } from './service-store.ts';

export const serviceOrders: Module = {
  name: 'service-orders',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: serviceOrderCapabilities,
  problems: serviceOrderProblems,
  hooks: [fill(linesMoved, moveAppointments)],
  listeners: [freeStaff],
  demo: createDemoAppointments,
  routes: [on(serviceOrderApi.list, listServices), on(serviceOrderApi.plan, planService)],
};
