import { fieldProblemOf } from '@fachwerk/base/field-problem';
import type { FieldProblem } from '@fachwerk/base/problem';
import { Email, Phone, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import type { InputCheck } from '../contract-flow.ts';

const MOST_TYPED = 2000;

const SCHEMAS: Readonly<Record<InputCheck, z.ZodMiniType<string>>> = {
  text: paragraph(MOST_TYPED),
  email: Email,
  phone: Phone,
  number: z.string().check(z.trim(), z.regex(/^-?\d{1,12}([.,]\d{1,6})?$/, 'field.number')),
  date: z.string().check(z.trim(), z.iso.date('field.date')),
};

type Checked =
  | { readonly value: string; readonly problem?: never }
  | { readonly value?: never; readonly problem: Omit<FieldProblem, 'path'> };

/** What was typed as it is kept, or what is wrong with it. Nothing at all is missing. */
export function checkedInput(check: InputCheck, typed: string): Checked {
  const parsed = z.safeParse(SCHEMAS[check], typed, { reportInput: true });
  if (!parsed.success) {
    const { path: _, ...problem } = fieldProblemOf(parsed.error.issues[0]!);
    return { problem };
  }
  return parsed.data === '' ? { problem: { code: 'field.missing' } } : { value: parsed.data };
}
