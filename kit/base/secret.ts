import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const secrets = new WeakSet<Schema>();
const addresses = new WeakSet<Schema>();

/** A field whose value belongs to one person and one purpose. Declared here, once: no log, request log, error, job or audit entry holds it. */
export function secret<S extends Schema>(schema: S): S {
  return marked(schema, secrets);
}

/** An address that may carry a secret, in its path or its query: what is kept of it is where it leads. */
export function secretAddress<S extends Schema>(schema: S): S {
  return marked(schema, addresses);
}

export const isSecret = (schema: Schema) => secrets.has(schema);
export const isSecretAddress = (schema: Schema) => addresses.has(schema);

/** A copy: what others have made of the same schema is not declared by it. */
function marked<S extends Schema>(schema: S, as: WeakSet<Schema>): S {
  const copy = z.clone(schema);
  as.add(copy);
  return copy;
}
