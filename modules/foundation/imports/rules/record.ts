import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import type { ProblemParams } from '@fachwerk/base/problem';
import { Email } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import type { Style } from '../contract.ts';
import { headingOf } from './mapping.ts';
import { addressesFrom, centsFrom, listFrom, minutesFrom, momentFrom, numberFrom, yesOrNoFrom } from './values.ts';

/** What is wrong or worth knowing, and in which column; null: of the row as a whole. */
export type CellProblem = {
  readonly column: number | null;
  /** The field that no column of the file has. */
  readonly field?: string;
  /** Which of several things in the cell. */
  readonly about?: string;
  readonly code: string;
  readonly params?: ProblemParams;
};

type Read = { readonly record: ImportRecord; readonly problems: readonly CellProblem[] };
type Value = ImportRecord[string];

/** A row as its fields read it, and every cell that cannot be read. */
export function recordOf(
  cells: readonly string[],
  mapping: readonly (string | null)[],
  fields: readonly ImportField[],
  style: Style,
): Read {
  const record: Record<string, Value> = {};
  const problems: CellProblem[] = [];
  for (const field of fields) {
    const column = mapping.indexOf(field.name);
    if (column < 0) continue;
    const text = (cells[column] ?? '').trim();
    if (text === '') {
      if (field.isRequired) problems.push({ column, code: 'field.missing' });
      continue;
    }
    const read = cellValue(text, field, style);
    if ('code' in read) problems.push({ column, ...read });
    else record[field.name] = read.value;
  }
  return { record, problems };
}

type Reading = { readonly value: Value } | Omit<CellProblem, 'column'>;

const orElse = (value: Value | null, code: string): Reading => (value === null ? { code } : { value });

function cellValue(text: string, { kind, most = 200, options = {} }: ImportField, style: Style): Reading {
  switch (kind) {
    case 'line':
    case 'text':
      return textOf(kind === 'line' ? text.replace(/\s+/g, ' ') : text, most);
    case 'email': {
      const email = z.safeParse(Email, text);
      return email.success ? { value: email.data } : { code: 'field.email' };
    }
    case 'money':
      return orElse(centsFrom(text, style.decimal), 'import.field.money');
    case 'number':
      return orElse(numberFrom(text, style.decimal), 'field.number');
    case 'minutes':
      return orElse(minutesFrom(text, style.decimal), 'import.field.minutes');
    case 'moment':
      return orElse(momentFrom(text, style.days), 'import.field.moment');
    case 'yes_no':
      return orElse(yesOrNoFrom(text), 'import.field.yesNo');
    case 'choice':
      return orElse(chosen(text, options), 'field.choice');
    case 'list':
      return { value: listFrom(text) };
    case 'addresses':
      return { value: addressesFrom(text) };
  }
}

function textOf(value: string, most: number): Reading {
  if (value.length <= most) return { value };
  return { code: 'field.too_long', params: { count: most, by: value.length - most } };
}

function chosen(text: string, options: NonNullable<ImportField['options']>): string | null {
  const word = headingOf(text);
  const found = Object.entries(options).find(([value, words]) => headingOf(value) === word || words.includes(word));
  return found?.[0] ?? null;
}
