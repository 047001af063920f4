import { Problem, type ProblemBody } from '@fachwerk/base/problem';

/** A refusal: `message` is the server's localised sentence. */
export class CallProblem extends Problem {
  readonly fields: NonNullable<ProblemBody['fields']>;
  readonly conflict: unknown;
  readonly requestId: string | undefined;

  constructor(status: number, body: Omit<ProblemBody, 'requestId'> & { readonly requestId?: string | undefined }) {
    super(body.code, status, body.params ?? {}, {
      ...(body.fields && { fields: body.fields }),
      conflict: body.conflict,
    });
    this.message = body.error;
    this.fields = body.fields ?? [];
    this.conflict = body.conflict;
    this.requestId = body.requestId;
  }
}

export function isProblem(error: unknown, code?: string): error is CallProblem {
  return error instanceof CallProblem && (!code || error.code === code);
}

/** No answer: the connection or the server is down. */
export const OFFLINE = 'network.offline';

export function isOffline(error: unknown): boolean {
  return isProblem(error, OFFLINE);
}
