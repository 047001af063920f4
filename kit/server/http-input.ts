import type { Endpoint } from '@fachwerk/base/contract';
import { type FieldProblem, houseProblems, problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const problem = problemsOf(houseProblems);

/** Path, query and body as one object, checked by the contract. The path wins: it is what the access was judged by. */
export async function inputOf(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const body = endpoint.body === 'multipart' ? await formOf(request) : bodyOf(request);
  const parsed = z.safeParse(endpoint.input, { ...(request.query as object), ...body, ...(request.params as object) });
  if (parsed.success) return parsed.data;
  throw problem('input.invalid', {}, { fields: parsed.error.issues.map(fieldProblem) });
}

function bodyOf({ body }: FastifyRequest): object {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw problem('input.unreadable');
  return body;
}

async function formOf(request: FastifyRequest): Promise<object> {
  if (!request.isMultipart()) throw problem('input.content_type');
  const form: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.fieldname === '__proto__') throw problem('input.unreadable');
    if (part.type === 'file') {
      const upload: Upload = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() };
      form[part.fieldname] = upload;
    } else {
      form[part.fieldname] = part.value;
    }
  }
  return form;
}

/** zod's issue, said in our own codes: `field.too_short` and so on, each with a text. */
function fieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  const path = issue.path.join('.');
  switch (issue.code) {
    case 'too_small':
      return { path, code: issue.origin === 'string' ? 'field.too_short' : 'field.too_small', params: { limit: Number(issue.minimum) } };
    case 'too_big':
      return { path, code: issue.origin === 'string' ? 'field.too_long' : 'field.too_big', params: { limit: Number(issue.maximum) } };
    case 'invalid_type':
      return { path, code: issue.input === undefined ? 'field.missing' : 'field.type' };
    case 'unrecognized_keys':
      return { path, code: 'field.unknown' };
    default:
      return { path, code: issue.message.startsWith('field.') ? issue.message : 'field.invalid' };
  }
}
