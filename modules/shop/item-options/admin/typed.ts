import { centsFromText } from '@fachwerk/base/money';
import * as z from 'zod/mini';

/** Money as it is typed: 1,99 or 1.99. */
export const Amount = z.string().check(z.refine((text) => centsFromText(text) !== null, 'field.money'));
export const MaybeAmount = z
  .string()
  .check(z.refine((text) => text.trim() === '' || centsFromText(text) !== null, 'field.money'));

export const amountText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
