import { RawRequest, Upload } from '@fachwerk/base/schema';
import { isSecret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

export type JsonSchema = { readonly [key: string]: unknown };
export type ObjectSchema = JsonSchema & {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
};

/** A contract's schema in the words of JSON Schema: as it is sent (`input`), or as it is answered (`output`). */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      if (zodSchema === Upload || zodSchema === RawRequest)
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      if (isSecret(zodSchema)) Object.assign(jsonSchema, { 'x-secret': true });
      // The bounds of JavaScript say nothing to a reader.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return described as JsonSchema;
}

/** Every input is an object: its parts travel in the path, in the query and in the body. */
export function inputParts(schema: z.core.$ZodType): ObjectSchema {
  const described = jsonSchemaOf(schema, 'input');
  return { ...described, properties: {}, required: [], ...described } as ObjectSchema;
}

/** Those parts of an object that `takes` names. */
export function partOf(whole: ObjectSchema, takes: (name: string) => boolean): ObjectSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(whole.properties).filter(([name]) => takes(name))),
    required: whole.required.filter(takes),
  };
}
