import { appProblems, Problem, problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const problem = problemsOf(appProblems);

const FILE_LIMIT_BYTES = 6 * 1024 * 1024;
/** A field carries JSON text at the most, never a file. */
const FIELD_LIMIT_BYTES = 100 * 1024;

/** Multipart forms, and nothing else, for the routes of this scope. Only there: the library looks at every request of its scope. */
export async function readForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  const limits = {
    fileSize: FILE_LIMIT_BYTES,
    files: 5,
    fields: 50,
    parts: 55,
    fieldSize: FIELD_LIMIT_BYTES,
    fieldNameSize: 100,
  };
  await scope.register(fastifyMultipart, { limits });
}

/**
 * The whole form in memory, within the limits; an endpoint may allow larger files. A repeated field becomes a list, which the contract accepts or
 * refuses.
 */
export async function formOf(request: FastifyRequest): Promise<object> {
  if (!request.isMultipart()) throw problem('input.content_type');
  const form = new Map<string, unknown>();
  try {
    for await (const part of request.parts(limitsOf(request))) {
      const known = form.get(part.fieldname);
      const value = part.type === 'file' ? await uploadOf(part) : fieldOf(part);
      form.set(part.fieldname, known === undefined ? value : [known, value].flat());
    }
  } catch (error) {
    throw asProblem(error);
  }
  return Object.fromEntries(form);
}

function limitsOf(request: FastifyRequest) {
  const { mostFileBytes } = request.routeOptions.config.endpoint ?? {};
  return mostFileBytes ? { limits: { fileSize: mostFileBytes } } : {};
}

async function uploadOf(part: { filename: string; mimetype: string; toBuffer(): Promise<Buffer> }): Promise<Upload> {
  return { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() };
}

function fieldOf(part: { value: unknown; valueTruncated: boolean; fieldnameTruncated: boolean }): unknown {
  if (part.valueTruncated || part.fieldnameTruncated) throw problem('input.too_large');
  return part.value;
}

/** Every error while reading a form is the form's fault: no boundary, a missing end, too many parts. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return problem((error as { statusCode?: number }).statusCode === 413 ? 'input.too_large' : 'input.unreadable');
}
