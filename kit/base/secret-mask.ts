import type * as z from 'zod/mini';
import { isSecret, isSecretAddress } from './secret.ts';

/** Stands where a secret stood. */
export const REDACTED = '[redacted]';
/** Stands where something was that no contract names, or that is not what its contract says. */
export const LEFT_OUT = '[…]';

type Schema = z.core.$ZodType;

/** What a schema says about secrets, without the rest of it. Alternatives are one mask: what is secret in one of them is secret. */
export type Mask = {
  kind: 'plain' | 'secret' | 'address';
  /** The declared fields of an object. */
  readonly fields: Map<string, Mask>;
  /** Of a record, or of an object that takes more than it names. */
  others: Mask | null;
  items: Mask | null;
  /** Takes anything: what stands there is nobody's declared field. */
  isOpen: boolean;
  hasSecrets: boolean;
};

const known = new WeakMap<Schema, Mask>();

export function maskOf(schema: Schema): Mask {
  const mask = known.get(schema);
  if (mask) return mask;
  const made: Mask = { kind: 'plain', fields: new Map(), others: null, items: null, isOpen: false, hasSecrets: false };
  // Before its parts: a schema may hold itself.
  known.set(schema, made);
  fill(made, schema);
  made.hasSecrets = holdsSecrets(made, new Set());
  return made;
}

function fill(mask: Mask, schema: Schema): void {
  if (isSecret(schema)) mask.kind = 'secret';
  else if (isSecretAddress(schema) && mask.kind === 'plain') mask.kind = 'address';
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      for (const [name, part] of Object.entries(def.shape)) addField(mask, name, part);
      if (def.catchall) mask.others = merged(mask.others, maskOf(def.catchall));
      return;
    case 'record':
      mask.others = merged(mask.others, maskOf(def.valueType));
      return;
    case 'array':
      mask.items = merged(mask.items, maskOf(def.element));
      return;
    case 'tuple':
      for (const item of def.items) mask.items = merged(mask.items, maskOf(item));
      return;
    case 'unknown':
    case 'any':
      mask.isOpen = true;
      return;
    default:
      for (const part of partsOf(def)) fill(mask, part);
  }
}

/** Schemas that speak of the very value their parts speak of. */
function partsOf(def: z.core.$ZodTypes['_zod']['def']): readonly Schema[] {
  switch (def.type) {
    case 'union':
      return def.options;
    case 'intersection':
      return [def.left, def.right];
    case 'pipe':
      return [def.in, def.out];
    case 'lazy':
      return [def.getter()];
    default:
      return 'innerType' in def ? [def.innerType] : [];
  }
}

function addField(mask: Mask, name: string, part: Schema): void {
  mask.fields.set(name, merged(mask.fields.get(name) ?? null, maskOf(part))!);
}

const STRENGTH = { plain: 0, address: 1, secret: 2 } as const;

function merged(one: Mask | null, other: Mask | null): Mask | null {
  if (!one || !other || one === other) return one ?? other;
  const fields = new Map(one.fields);
  for (const [name, field] of other.fields) fields.set(name, merged(fields.get(name) ?? null, field)!);
  return {
    kind: STRENGTH[one.kind] >= STRENGTH[other.kind] ? one.kind : other.kind,
    fields,
    others: merged(one.others, other.others),
    items: merged(one.items, other.items),
    isOpen: one.isOpen || other.isOpen,
    hasSecrets: one.hasSecrets || other.hasSecrets,
  };
}

function holdsSecrets(mask: Mask, seen: Set<Mask>): boolean {
  if (mask.kind !== 'plain') return true;
  if (seen.has(mask)) return false;
  seen.add(mask);
  return insideOf(mask).some((inner) => holdsSecrets(inner, seen));
}

function insideOf({ fields, others, items }: Mask): Mask[] {
  return [...fields.values(), ...(others ? [others] : []), ...(items ? [items] : [])];
}

/**
 * What may be kept of a value under a contract, whether or not it fits it: declared fields without their secrets. What the contract
 * does not name, and what is not the kind of thing it says, is left out: a password in the wrong place is still one.
 */
export function redacted(mask: Mask, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (mask.kind === 'secret') return REDACTED;
  if (mask.kind === 'address') return typeof value === 'string' ? shortAddress(value) : LEFT_OUT;
  if (mask.isOpen || value instanceof Date) return value;
  const isNested = mask.items !== null || mask.others !== null || mask.fields.size > 0;
  if (Array.isArray(value)) return mask.items ? value.map((item) => redacted(mask.items!, item)) : LEFT_OUT;
  if (typeof value === 'object') return isNested ? redactedObject(mask, value) : LEFT_OUT;
  if (!isNested || !mask.hasSecrets) return value;
  return typeof value === 'string' ? redactedJson(mask, value) : LEFT_OUT;
}

function redactedObject(mask: Mask, value: object): object | string {
  if (ArrayBuffer.isView(value)) return LEFT_OUT;
  const entries = Object.entries(value).map(([name, inner]) => {
    const part = mask.fields.get(name) ?? mask.others;
    return part ? [name, redacted(part, inner)] : [nameOf(name), LEFT_OUT];
  });
  return Object.fromEntries(entries);
}

/** A name is kept where it can be one. */
const nameOf = (name: string) => (/^[A-Za-z_][\w-]{0,39}$/.test(name) ? name : LEFT_OUT);

/** An object inside a form travels as JSON text. */
function redactedJson(mask: Mask, text: string): string {
  try {
    return JSON.stringify(redacted(mask, JSON.parse(text)));
  } catch {
    return LEFT_OUT;
  }
}

/** Where an address leads: host and first part of the path. */
export function shortAddress(address: string): string {
  const [, start = '', first = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(\/?[^/?#]*)(.*)$/is.exec(address) ?? [];
  const host = start.replace(/\/\/[^@]*@/, '//');
  return rest === '' || rest === '/' ? host + first : `${host}${first}/${LEFT_OUT}`;
}

/** The same value with its declared secrets empty, for somebody who may read the rest of it; it still fits its contract. */
export function withoutSecrets(mask: Mask, value: unknown): unknown {
  if (value === null || value === undefined || !(mask.hasSecrets || mask.kind !== 'plain')) return value;
  if (mask.kind !== 'plain') return Array.isArray(value) ? [] : '';
  if (Array.isArray(value)) return mask.items ? value.map((item) => withoutSecrets(mask.items!, item)) : value;
  if (typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const part = mask.fields.get(name) ?? mask.others;
      return [name, part ? withoutSecrets(part, inner) : inner];
    }),
  );
}

/** The values of the declared secrets in it, wherever they stand. */
export function secretsIn(mask: Mask, value: unknown, found: Set<string> = new Set()): Set<string> {
  if (value === null || value === undefined || !(mask.hasSecrets || mask.kind === 'secret')) return found;
  if (mask.kind === 'secret') return leavesOf(value, found);
  if (Array.isArray(value)) for (const item of value) mask.items && secretsIn(mask.items, item, found);
  else if (typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) {
      const part = mask.fields.get(name) ?? mask.others;
      if (part) secretsIn(part, inner, found);
    }
  return found;
}

function leavesOf(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string' || typeof value === 'number') found.add(String(value));
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) leavesOf(inner, found);
  return found;
}

export type DeclaredField = { readonly path: string; readonly name: string; readonly kind: Mask['kind'] };

/** Every field a schema declares, with its way there. */
export function fieldsOf(schema: Schema): DeclaredField[] {
  const found: DeclaredField[] = [];
  const walk = (mask: Mask, path: string, above: ReadonlySet<Mask>) => {
    if (above.has(mask)) return;
    const here = new Set(above).add(mask);
    for (const [name, field] of mask.fields) {
      found.push({ path: `${path}${name}`, name, kind: kindOf(field) });
      walk(field, `${path}${name}.`, here);
    }
    if (mask.items) walk(mask.items, path, here);
    if (mask.others) walk(mask.others, path, here);
  };
  walk(maskOf(schema), '', new Set());
  return found;
}

/** A list of secrets is one. */
function kindOf({ kind, items }: Mask): Mask['kind'] {
  return kind === 'plain' && items && items.fields.size === 0 ? items.kind : kind;
}
