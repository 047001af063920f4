import { type Endpoint, keyFieldOf, takesKey } from '@fachwerk/base/contract';
import { appProblems, type ProblemCatalog } from '@fachwerk/base/problem';
import type { Module } from '../app/module.ts';
import { SITE_COOKIE } from '../http/access.ts';
import { inputParts, type JsonSchema, jsonSchemaOf, type ObjectSchema, partOf } from './schema.ts';

export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly JsonSchema[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: JsonSchema;
};

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
  readonly security: readonly JsonSchema[];
  /** Who may call it, as the contract says. */
  readonly 'x-access': string;
};

/** The contracts of all modules as one OpenAPI 3.1 document. */
export function openApi(modules: readonly Module[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  const speaking = modules.filter((module) => module.routes?.length);
  for (const module of speaking) {
    for (const { endpoint } of module.routes!) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, module) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fachwerk', version, description: ABOUT },
    servers: [{ url: '/api' }],
    tags: speaking.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: 'x-access-token' },
        siteSession: { type: 'apiKey', in: 'cookie', name: SITE_COOKIE },
      },
      schemas: { Problem },
    },
  };
}

const ABOUT = `Every error has one shape, \`Problem\`: a code, and a sentence in the language of the caller
(\`x-language\`: de, deDu, en, it, ru). Signing in answers an access token that lives a quarter of an hour and travels in
\`x-access-token\`. A record of another company is answered like one that does not exist.`;

const text = { type: 'string' };
const params = { type: 'object', additionalProperties: { type: ['string', 'number'] } };
const Problem: JsonSchema = {
  type: 'object',
  required: ['code', 'error', 'requestId'],
  properties: {
    code: text,
    error: { ...text, description: 'A sentence for the person, in their language.' },
    params,
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'error'],
        properties: { path: text, code: text, error: text, params },
      },
    },
    conflict: { description: 'The newer version of a record that two people saved.' },
    requestId: { ...text, description: 'Names this request in the log.' },
  },
};

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made by the caller, such as a UUID. Sent again within a day with the same input, the answer is that of the first.',
  schema: { ...text, minLength: 8, maxLength: 200 },
};

function operationOf(endpoint: Endpoint, module: Module): Operation {
  const { method, path, access, summary } = endpoint;
  const whole = inputParts(endpoint.input);
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name!));
  const rest = partOf(whole, (name) => !inPath.has(name));
  const hasBody = method === 'POST' || method === 'PUT';
  const parameters = [
    ...[...inPath].map((name) => ({ name, in: 'path', required: true, schema: whole.properties[name] ?? text })),
    ...(hasBody ? [] : queryOf(rest)),
    ...(takesKey(endpoint) ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: operationIdOf(endpoint),
    tags: [module.name],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && Object.keys(rest.properties).length > 0 && { requestBody: bodyOf(endpoint, rest) }),
    responses: responsesOf(endpoint, module.problems ?? {}),
    security: securityOf(access),
    'x-access': access,
  };
}

/** Members of staff bring a token, customers the cookie of the site they signed in to, anybody else nothing. */
function securityOf(access: Endpoint['access']): JsonSchema[] {
  if (access === 'public' || access === 'site') return [];
  return [access === 'customer' ? { siteSession: [] } : { accessToken: [] }];
}

function operationIdOf({ method, path }: Endpoint): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

function queryOf({ properties, required }: ObjectSchema): JsonSchema[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const RAW = { '*/*': { schema: { type: 'string', format: 'binary' } } };

/** In a form, values other than text and files are JSON text. */
function bodyOf({ body }: Endpoint, schema: ObjectSchema): JsonSchema {
  if (body === 'raw') return { required: true, content: RAW };
  if (body !== 'multipart') return { required: true, content: { 'application/json': { schema } } };
  const asJson = Object.entries(schema.properties).filter(([, part]) => part.type !== 'string');
  const encoding = Object.fromEntries(asJson.map(([name]) => [name, { contentType: 'application/json' }]));
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function responsesOf(endpoint: Endpoint, problems: ProblemCatalog): Record<string, JsonSchema> {
  const codes = new Map<number, string[]>();
  const all = { ...appCodes(endpoint), ...problems };
  for (const [code, status] of Object.entries(all)) codes.set(status, [...(codes.get(status) ?? []), code]);
  codes.set(500, ['server.defect']);
  const refusals = [...codes]
    .sort(([a], [b]) => a - b)
    .map(([status, known]) => [String(status), refusalOf(known)] as const);
  const good = {
    description: 'Done.',
    content:
      endpoint.answer === 'raw' ? RAW : { 'application/json': { schema: jsonSchemaOf(endpoint.output, 'output') } },
  };
  return { 200: good, ...Object.fromEntries(refusals) };
}

function refusalOf(codes: readonly string[]): JsonSchema {
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] };
  return { description: codes.map((code) => `\`${code}\``).join(', '), content: { 'application/json': { schema } } };
}

/** The server's own codes that this endpoint can return. */
function appCodes(endpoint: Endpoint): ProblemCatalog {
  const { access, kind, method } = endpoint;
  const isPublic = access === 'public' || access === 'site';
  const met: (keyof typeof appProblems)[] = [
    'input.invalid',
    'input.unreadable',
    'server.busy',
    ...(method === 'GET' ? [] : (['input.too_large', 'input.content_type'] as const)),
    ...(isPublic ? (['access.too_many_tries'] as const) : (['access.signed_out', 'access.denied'] as const)),
    ...(kind === 'change' ? (['access.cross_site'] as const) : []),
    ...(takesKey(endpoint) || keyFieldOf(endpoint) !== null ? (['repeat.other_input'] as const) : []),
  ];
  return Object.fromEntries(met.map((code) => [code, appProblems[code]]));
}
