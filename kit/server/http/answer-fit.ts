import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Fit = (value: unknown) => boolean;

/**
 * The answer as its contract promises it, or a throw. Nearly every answer already is exactly that, which a plain look finds out
 * at a tenth of the cost of a parse; only what is not (a field too many, a text that is to be trimmed, a kind of schema not
 * known here) is parsed, and comes out stripped, changed or refused.
 */
export function answerCheck(schema: Schema): (answer: unknown) => unknown {
  const fits = fitOf(schema);
  if (!fits) return (answer) => z.parse(schema, answer);
  return (answer) => (fits(answer) ? answer : z.parse(schema, answer));
}

/** Says yes only to a value that a parse would give back unchanged. Null for a schema it cannot judge. */
function fitOf(schema: Schema): Fit | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.length) return null;
  switch (def.type) {
    case 'object':
      return objectFit(def);
    case 'array':
      return mapped(fitOf(def.element), (fits) => (value) => Array.isArray(value) && value.every(fits));
    case 'record':
      return recordFit(def);
    case 'nullable':
      return mapped(fitOf(def.innerType), (fits) => (value) => value === null || fits(value));
    case 'optional':
      return mapped(fitOf(def.innerType), (fits) => (value) => value === undefined || fits(value));
    default:
      return simpleFit(def);
  }
}

function simpleFit(def: z.core.$ZodTypes['_zod']['def']): Fit | null {
  switch (def.type) {
    case 'string':
      return stringFit(def);
    case 'number':
      return numberFit(def);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'date':
      return (value) => value instanceof Date && !Number.isNaN(value.getTime());
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'literal':
      return oneOf(def.values);
    case 'unknown':
      return () => true;
    default:
      return null;
  }
}

function oneOf(values: readonly unknown[]): Fit {
  const known = new Set(values);
  return (value) => known.has(value);
}

function stringFit(def: z.core.$ZodStringDef & { format?: string; pattern?: RegExp; coerce?: boolean }): Fit | null {
  if (def.coerce) return null;
  if (def.format === undefined) return (value) => typeof value === 'string';
  const { pattern } = def;
  if (def.format !== 'uuid' || !pattern) return null;
  return (value) => typeof value === 'string' && pattern.test(value);
}

function numberFit(def: z.core.$ZodNumberDef & { format?: string; coerce?: boolean }): Fit | null {
  if (def.coerce) return null;
  if (def.format === undefined) return Number.isFinite;
  return def.format === 'safeint' ? Number.isSafeInteger : null;
}

function recordFit({ keyType, valueType }: z.core.$ZodRecordDef): Fit | null {
  const key = (keyType as z.core.$ZodTypes)._zod.def;
  if (key.type !== 'string' || key.checks?.length || 'format' in key) return null;
  return mapped(fitOf(valueType), (fits) => (value) => {
    if (!isPlain(value)) return false;
    for (const name in value) if (name === '__proto__' || !fits(value[name])) return false;
    return true;
  });
}

type Part = { readonly fits: Fit; readonly isRequired: boolean };

function objectFit({ shape, catchall }: z.core.$ZodObjectDef): Fit | null {
  if (catchall) return null;
  const parts: Record<string, Part> = Object.create(null);
  for (const [name, part] of Object.entries(shape)) {
    const fits = fitOf(part);
    if (!fits) return null;
    parts[name] = { fits, isRequired: part._zod.def.type !== 'optional' };
  }
  const required = Object.values(parts).filter(({ isRequired }) => isRequired).length;
  return (value) => {
    if (!isPlain(value)) return false;
    let found = 0;
    for (const name in value) {
      const part = parts[name];
      if (part === undefined || !part.fits(value[name])) return false;
      if (part.isRequired) found++;
    }
    return found === required;
  };
}

/** Not a list, a date or a thing with methods: those have keys, or say in `toJSON`, what their contract does not. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const mapped = (fits: Fit | null, make: (fits: Fit) => Fit) => fits && make(fits);
