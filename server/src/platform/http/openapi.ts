/** The OpenAPI 3.1 document, made from the contract's endpoints: each call with its inputs, its answers and every way in which it may fail. */
import {
  allEndpoints,
  type Endpoint,
  type ErrorCode,
  rolesAllowed,
  sharedShapes,
  statusOf,
  textOf,
} from '@saring/contract';
import { z } from 'zod';
import { noted, type Schema } from './openapi-notes.ts';

export type { Schema } from './openapi-notes.ts';

type Json = Record<string, unknown>;
/** By media type. */
type Content = Record<string, { schema: Schema }>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation extends Json {
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody: { required: boolean; content: Content } | undefined;
  responses: Responses;
}
interface Answer {
  description: string;
  headers?: Json;
  content?: Content;
}
/** By status; a failure that several calls share is named. */
type Responses = Record<string, Answer | { $ref: string }>;
/** By address, then by method. */
type Paths = Record<string, Record<string, Operation>>;

const components = (name: string) => ({ $ref: `#/components/${name}` });
const json = (schema: Schema): Content => ({ 'application/json': { schema } });

/** The shapes of the contract that several answers share, by their names. */
const named = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries(sharedShapes)) named.add(shape, { id });

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const metadata = io === 'output' ? { metadata: named } : {};
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', ...metadata }) as Schema; // zod's own type has booleans too, of which we make none
  const { $schema: _, $defs: __, id: ___, ...rest } = made;
  return noted(inComponents(rest));
}

/** Refers to shared shapes where the document has them. */
function inComponents(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function sharedSchemas(): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(named, { io: 'output', unrepresentable: 'any', uri: (id) => `#/$defs/${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [
      id,
      noted(inComponents(schema as Schema)),
    ]),
  );
}

/** A call that is repeated with the same key is done once. */
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A call that is repeated with the same key is done once, and answered as the first was.',
  schema: { type: 'string', maxLength: 200 },
};

function parameters(endpoint: Endpoint): Parameter[] {
  const path = Object.keys(endpoint.params ?? {});
  const inPath = schemaOf(z.object(endpoint.params ?? {}), 'input');
  const query: Schema = endpoint.query ? schemaOf(endpoint.query, 'input') : {};
  const asked = (schema: Schema, place: 'path' | 'query', needed: readonly string[]): Parameter[] =>
    Object.entries(schema.properties ?? {}).map(([name, { description, ...rest }]) => ({
      name,
      in: place,
      required: needed.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    }));
  return [
    ...asked(inPath, 'path', path),
    ...asked(query, 'query', query.required ?? []),
    ...(endpoint.errors?.includes('idempotency_conflict') ? [idempotencyKey] : []),
  ];
}

function requestBody(endpoint: Endpoint): Operation['requestBody'] {
  if (!endpoint.body && !endpoint.files) return undefined;
  const schema: Schema = endpoint.body ? schemaOf(endpoint.body, 'input') : { type: 'object', properties: {} };
  const files = Object.entries(endpoint.files ?? {});
  const parts = Object.fromEntries(files.map(([name]) => [name, { contentMediaType: 'application/octet-stream' }]));
  const required = [...(schema.required ?? []), ...files.flatMap(([name, spec]) => (spec.required ? [name] : []))];
  const withFiles = noted({
    ...schema,
    properties: { ...schema.properties, ...parts },
    ...(required.length > 0 ? { required } : {}),
  });
  const content: Content = {};
  for (const encoding of endpoint.encoding ?? ['form']) {
    if (encoding === 'json') content['application/json'] = { schema };
    else {
      content['multipart/form-data'] = { schema: withFiles };
      if (!endpoint.files) content['application/x-www-form-urlencoded'] = { schema };
    }
  }
  return { required: required.length > 0 || schema.type !== 'object', content };
}

/** What any call may fail of by its access, its inputs and the state of the server, beside what its action says. */
function codesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, errors = [], params, query, body, files, ranges, path } = endpoint;
  const codes: ErrorCode[] = [...errors, 'too_many', 'internal', 'unavailable'];
  if (access !== 'public') codes.push('authentication_required', 'session_expired', 'new_password_required');
  if (access !== 'public' && access !== 'signed-in') codes.push('forbidden');
  if (params) codes.push('not_found');
  if (query || body || params) codes.push('invalid');
  if (body || files) codes.push('bad_body', 'body_too_large', 'wrong_encoding');
  if (ranges) codes.push('no_such_part');
  return [...new Set(codes)].filter((code) => !path.startsWith('/api/health/') || code === 'internal');
}

/** Every way to fail, by its status: what several calls share stands once, under the names of its codes. */
function failures(endpoint: Endpoint, shared: Record<string, Answer>): Responses {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => String(statusOf(code)));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const name = codes.toSorted().join('.');
      shared[name] ??= {
        description: codes.map((code) => `\`${code}\`: ${textOf(code)}`).join('\n\n'),
        headers: {
          'X-Request-Id': components('headers/X-Request-Id'),
          ...(status === '429' || status === '503' ? { 'Retry-After': components('headers/Retry-After') } : {}),
        },
        content: json({
          allOf: [
            components('schemas/Error'),
            noted({ type: 'object', properties: { code: { type: 'string', enum: codes } } }),
          ],
        }),
      };
      return [status, components(`responses/${name}`)];
    }),
  );
}

function responses(endpoint: Endpoint, shared: Record<string, Answer>): Responses {
  const { response, mime = 'application/octet-stream', ranges, status = 200, alsoStatus = [] } = endpoint;
  const isFile = response === 'bytes';
  const content: Content = isFile
    ? { [mime]: { schema: { contentMediaType: mime } } }
    : json(schemaOf(response, 'output'));
  const good = {
    description: isFile ? 'The file' : 'Done',
    headers: { 'X-Request-Id': components('headers/X-Request-Id') },
    content,
  };
  const answers = failures(endpoint, shared);
  for (const one of [status, ...alsoStatus]) answers[String(one)] = good;
  if (ranges) answers['206'] = { ...good, description: 'The part of the file that `Range` asks for' };
  return answers;
}

/** The kinds of account first, as documented, then by which ability. */
function accessOf({ access }: Endpoint): string {
  return access === 'public' || access === 'signed-in' ? access : `${rolesAllowed(access).join(', ')} (${access})`;
}

function pathsOf(shared: Record<string, Answer>): Paths {
  const paths: Paths = {};
  for (const { name, endpoint } of allEndpoints()) {
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = path;
    path[endpoint.method.toLowerCase()] = {
      operationId: name,
      tags: [name.split('.')[0]],
      summary: endpoint.summary,
      description: `Access: ${accessOf(endpoint)}`,
      security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
      parameters: parameters(endpoint),
      requestBody: requestBody(endpoint),
      responses: responses(endpoint, shared),
    };
  }
  return paths;
}

const failure = {
  type: 'object',
  description: 'Why a call failed.',
  required: ['detail', 'code'],
  properties: {
    detail: {
      description: 'A sentence for people or, of a 422, what is wrong with which field. Sentences may change.',
      oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/FieldProblem' } }],
    },
    code: { type: 'string', description: 'A short name for programs. It never changes.' },
    success: { type: 'boolean', description: 'False, of the calls that say so.' },
    message: { type: 'string', description: 'The first sentence of the detail, of the calls that say so.' },
    file: { type: 'string', description: 'Which file of a form was refused.' },
  },
};
const fieldProblem = {
  type: 'object',
  description: 'What is wrong with one field.',
  required: ['loc', 'msg'],
  properties: {
    loc: { type: 'array', items: {}, description: 'Where: `["body", "email"]`.' },
    msg: { type: 'string', description: 'What, for people.' },
  },
};

export interface OpenApi extends Json {
  openapi: string;
  paths: Paths;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> } & Json;
}

/** Builds the document; `server` is the public address, `version` that of the product. */
export function openApiDocument(server: string, version: string): OpenApi {
  const shared: Record<string, Answer> = {};
  const paths = pathsOf(shared);
  const tags = [...new Set(allEndpoints().map(({ name }) => name.split('.')[0] ?? ''))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saring',
      version,
      description: 'Hiring and pre-screening that shows its work. Names are as documented, in several spellings.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: server }],
    tags: tags.map((name) => ({ name, description: `Calls of ${name}.` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: {
        'X-Request-Id': { description: 'Names this call in the log.', schema: { type: 'string' } },
        'Retry-After': { description: 'Seconds until another try.', schema: { type: 'integer' } },
      },
      responses: shared,
      schemas: { Error: failure, FieldProblem: fieldProblem, ...sharedSchemas() },
    },
  };
}
