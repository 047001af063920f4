import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { OrderStatus } from '@fachwerk/orders/contract';
import * as z from 'zod/mini';

/** A service that was ordered: a line whose item is one. */
export const ServiceOrder = z.object({
  orderId: z.uuid(),
  position: z.int(),
  orderNumber: z.string(),
  title: z.string(),
  detail: z.string(),
  quantity: z.int(),
  customerName: z.string(),
  phone: z.string(),
  status: OrderStatus,
  /** As it was planned, else as it was wished; null: nobody has said. */
  startsAt: z.nullable(Instant),
  minutes: z.int(),
  staffId: z.nullable(z.uuid()),
  staffName: z.string(),
  /** Somebody has said when. */
  isPlanned: z.boolean(),
});
export type ServiceOrder = z.infer<typeof ServiceOrder>;

/** A whole week at most. */
export const MOST_MINUTES = 7 * 24 * 60;

export const ServicePlan = z.object({
  startsAt: Instant,
  minutes: z.int().check(z.minimum(5), z.maximum(MOST_MINUTES)),
  staffId: z.nullable(z.uuid()),
});
export type ServicePlan = z.infer<typeof ServicePlan>;

const DOERS = ['administrator', 'management', 'staff', 'support'] as const;

export const serviceOrderCapabilities = {
  'services.read': { roles: [...DOERS, 'accounting', 'reader'], kinds: ['merchant'] },
  'services.plan': { roles: DOERS, kinds: ['merchant'] },
} as const satisfies CapabilityCatalog;

export const serviceOrderProblems = {
  'service.unknown': 404,
  'service.staff_unknown': 404,
  /** Somebody has another service at that time. */
  'service.staff_busy': 409,
  'service.over': 409,
} as const satisfies ProblemCatalog;
export type ServiceOrderProblem = keyof typeof serviceOrderProblems;

export const serviceOrderApi = {
  list: ask({
    method: 'POST',
    path: '/private/order-services',
    access: 'staff:services.read',
    summary: 'Services that were ordered: what nobody has planned yet, and what is planned within these days, by time.',
    input: z.object({ from: Instant, to: Instant, staffId: z.optional(z.uuid()) }),
    output: z.object({ services: z.array(ServiceOrder), staff: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  }),
  plan: change({
    method: 'POST',
    path: '/private/order-service/plan',
    access: 'staff:services.plan',
    repeats: 'same',
    summary: 'Says when a service is done, for how long and by whom; nobody is in two places.',
    input: z.object({ orderId: z.uuid(), position: z.int(), plan: ServicePlan }),
    output: z.object({}),
  }),
};
