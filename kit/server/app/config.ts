import * as z from 'zod/mini';
import { CannotStart } from './cannot-start.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Relations<S extends z.ZodMiniObject> = {
  /** Variables that need each other. */
  readonly together?: readonly (readonly (keyof S['shape'] & string)[])[];
  /** Checks across variables; each message starts with a variable's name. */
  readonly whyNot?: (read: z.infer<S>) => readonly string[];
};

/**
 * Reads the declared variables; an empty one counts as not set. Reports every bad variable at once, never a value, because values may be secrets. A
 * schema's message continues after the variable's name.
 */
export function readEnvironment<S extends z.ZodMiniObject>(
  schema: S,
  env: Environment,
  { together = [], whyNot = () => [] }: Relations<S> = {},
): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = z.safeParse(schema, given);
  const missing = together.flatMap((names) => missingAmong(names, given));
  const wrong = result.success
    ? whyNot(result.data)
    : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  if (result.success && missing.length + wrong.length === 0) return result.data;
  const complaints = [...new Set([...wrong, ...missing])].sort();
  throw new CannotStart(['The configuration is not right:', ...complaints].join('\n  '));
}

function missingAmong(names: readonly string[], given: object): string[] {
  if (!names.some((name) => name in given)) return [];
  return names
    .filter((name) => !(name in given))
    .map((name) => `${name} is missing: it goes with ${names.filter((other) => other !== name).join(', ')}.`);
}
