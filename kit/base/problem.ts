type ProblemStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 422 | 429 | 503;

/** A code a module may refuse with, and the HTTP status it travels under. */
export type ProblemCatalog = Readonly<Record<string, ProblemStatus>>;

export type ProblemParams = Readonly<Record<string, string | number>>;

/** What is wrong with one field: a text code and its parameters. */
export type FieldProblem = { readonly path: string; readonly code: string; readonly params?: ProblemParams };

/** How every error travels. */
export type ProblemBody = {
  readonly code: string;
  /** The code's sentence in the caller's language. */
  readonly error: string;
  readonly params?: ProblemParams;
  readonly fields?: readonly (FieldProblem & { readonly error: string })[];
  /** What stands in the way, for a person who decides how to go on: the newer version of a record that was saved twice. */
  readonly conflict?: unknown;
  readonly requestId: string;
  /** What a customer may tell support instead of the sentence, which has it at its end. */
  readonly number?: number;
};

export type ProblemDetails = { readonly fields?: readonly FieldProblem[]; readonly conflict?: unknown };

/** An expected "no". Anything else that is thrown is a defect and becomes a 500. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: ProblemParams;
  readonly details: ProblemDetails;

  constructor(code: string, status: number, params: ProblemParams = {}, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.params = params;
    this.details = details;
  }

  /** The storefront is a separate build with its own copy of this class: a refusal of one copy is one of the other. */
  static override readonly [Symbol.hasInstance] = function (this: unknown, thrown: unknown): boolean {
    if (Function.prototype[Symbol.hasInstance].call(this as typeof Problem, thrown)) return true;
    const { name, code, status } = (thrown ?? {}) as Partial<Problem>;
    return this === Problem && name === 'Problem' && typeof code === 'string' && typeof status === 'number';
  };
}

/** Binds a catalog, so that a module can only throw codes it has declared. */
export function problemsOf<C extends ProblemCatalog>(catalog: C) {
  return (code: keyof C & string, params?: ProblemParams, details?: ProblemDetails) =>
    new Problem(code, catalog[code]!, params, details);
}

/** What the house itself refuses with, before a module is asked. */
export const appProblems = {
  'input.invalid': 422,
  'input.unreadable': 400,
  'input.too_large': 413,
  'input.content_type': 415,
  /** The same `Idempotency-Key` came with something else before. */
  'repeat.other_input': 422,
  'access.signed_out': 401,
  'access.denied': 403,
  'access.too_many_tries': 429,
  /** A change that another website tried to start in the browser of a signed-in person. */
  'access.cross_site': 403,
  /** The company of the site is suspended: what was begun can be finished, nothing new begins. */
  'site.suspended': 503,
  'host.unknown': 421,
  'path.unknown': 404,
  'method.unknown': 405,
  'file.unknown': 404,
  'server.busy': 503,
  'server.not_ready': 503,
  'outbound.refused': 422,
  'outbound.unreachable': 422,
  'outbound.too_large': 422,
  'outbound.too_many_redirects': 422,
} as const satisfies ProblemCatalog;
