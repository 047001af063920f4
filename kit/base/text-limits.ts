import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/** How many characters a text has at least and at most. */
export type TextLimits = { readonly min: number; readonly max: number };

/** The limits that a contract has for the text at a path (`address.city`), for a counter at its field. Null: no text, or no limit. */
export function textLimits(schema: Schema, path: string): TextLimits | null {
  const found = path.split('.').reduce<Schema | null>((at, name) => at && inside(at, name), schema);
  return found && limitsOf(found);
}

/** The same for every text in a contract's input, by its path; lists are left out. */
export function allTextLimits(schema: Schema, at = ''): Record<string, TextLimits> {
  const { shape, innerType, out } = defOf(schema);
  if (shape) {
    const parts = Object.entries(shape).map(([name, part]) => allTextLimits(part, at ? `${at}.${name}` : name));
    return Object.assign({}, ...parts);
  }
  const limits = at === '' ? null : limitsOf(schema);
  if (limits) return { [at]: limits };
  const inner = innerType ?? out;
  return inner ? allTextLimits(inner, at) : {};
}

/** zod's own description of a schema; only what is looked at here. */
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly out?: Schema;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
};
type Check = { readonly check: string; readonly minimum?: number; readonly maximum?: number };

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** What lies under the name, behind whatever makes a schema optional, or reads it from a text. */
function inside(schema: Schema, name: string): Schema | null {
  const { shape, element, valueType, innerType, options, out } = defOf(schema);
  if (shape) return shape[name] ?? null;
  if (element ?? valueType) return element ?? valueType ?? null;
  for (const way of [innerType, out, ...(options ?? [])]) {
    const found = way && inside(way, name);
    if (found) return found;
  }
  return null;
}

function limitsOf(schema: Schema): TextLimits | null {
  const { type, checks = [], innerType, out, options } = defOf(schema);
  if (type === 'string') {
    const defs = checks.map(({ _zod }) => _zod.def);
    const max = defs.find(({ check }) => check === 'max_length')?.maximum;
    const min = defs.find(({ check }) => check === 'min_length')?.minimum ?? 0;
    return max === undefined ? null : { min, max };
  }
  for (const way of [innerType, out, ...(options ?? [])]) {
    const found = way && limitsOf(way);
    if (found) return found;
  }
  return null;
}
