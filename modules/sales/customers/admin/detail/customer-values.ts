import { Email, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { CustomerLanguage } from '../../contract.ts';
import { CustomerRow } from '../../contract-staff.ts';

/** What the form holds. */
export const CustomerValues = z.object({
  version: z.int(),
  firstName: line(80),
  lastName: line(80),
  /** Empty only for somebody who never had one. */
  email: z.union([z.literal(''), Email]),
  phone: line(40),
  language: CustomerLanguage,
});
export type CustomerValues = z.infer<typeof CustomerValues>;

export function valuesOf(customer: CustomerRow): CustomerValues {
  const { version, firstName, lastName, email, phone, language } = customer;
  return { version, firstName, lastName, email, phone, language };
}

const Newer = z.object({ current: CustomerRow });

export const conflictOptions = {
  code: 'customer.changed_meanwhile',
  read: (conflict: unknown) => valuesOf(z.parse(Newer, conflict).current),
  comparable: ({ version: _, ...values }: CustomerValues) => values,
};
