/** The OpenAPI 3.1 document, made from the contract's endpoints. */
import { allEndpoints, type Endpoint, type ErrorCode, rolesAllowed, statusOf, textOf } from '@saring/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

interface Operation extends Json {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody: { required: boolean; content: Json } | undefined;
  responses: Responses;
}
type Responses = Record<string, { description: string }>;
/** By address, then by method. */
type Paths = Record<string, Record<string, Operation>>;

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json; // a JSON object by definition
  return rest;
}

function parameters(endpoint: Endpoint): Operation['parameters'] {
  const path = Object.entries(endpoint.params ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(schema, 'input'),
  }));
  const query = endpoint.query ? schemaOf(endpoint.query, 'input') : {};
  const required = new Set((query.required as string[] | undefined) ?? []);
  const asked = Object.entries((query.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
  return [...path, ...asked];
}

function requestBody(endpoint: Endpoint): Operation['requestBody'] {
  if (!endpoint.body && !endpoint.files) return undefined;
  const schema = endpoint.body ? schemaOf(endpoint.body, 'input') : { type: 'object', properties: {} };
  const withFiles = { ...schema, properties: { ...(schema.properties as Json | undefined) } };
  for (const name of Object.keys(endpoint.files ?? {}))
    withFiles.properties[name] = { type: 'string', format: 'binary' };
  const content: Json = {};
  for (const encoding of endpoint.encoding ?? ['form']) {
    if (encoding === 'json') content['application/json'] = { schema };
    else {
      content['multipart/form-data'] = { schema: withFiles };
      if (!endpoint.files) content['application/x-www-form-urlencoded'] = { schema };
    }
  }
  const needed = ((schema.required as string[] | undefined) ?? []).length > 0 || schema.type !== 'object';
  const neededFile = Object.values(endpoint.files ?? {}).some((spec) => spec.required);
  return { required: needed || neededFile, content };
}

function responses(endpoint: Endpoint): Responses {
  const codes: ErrorCode[] = [...(endpoint.errors ?? []), 'too_many', 'internal'];
  if (endpoint.access !== 'public') codes.push('authentication_required');
  if (endpoint.access !== 'public' && endpoint.access !== 'signed-in') codes.push('forbidden');
  const answers: Record<string, { description: string; content?: Json }> = {};
  for (const code of codes)
    answers[String(statusOf(code))] ??= {
      description: textOf(code),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  if (endpoint.body || endpoint.query) {
    answers['422'] = {
      description: 'Something in the request is not valid',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  const good =
    endpoint.response === 'bytes'
      ? { description: 'A file or a page' }
      : { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } };
  for (const status of [endpoint.status ?? 200, ...(endpoint.alsoStatus ?? [])]) answers[String(status)] = good;
  return answers;
}

/** The kinds of account first, as documented, then by which ability. */
function accessOf({ access }: Endpoint): string {
  return access === 'public' || access === 'signed-in' ? access : `${rolesAllowed(access).join(', ')} (${access})`;
}

/** Builds the document; `server` is the public address. */
export function openApiDocument(server: string): { openapi: string; paths: Paths } & Json {
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
      responses: responses(endpoint),
    };
  }
  const problem = { type: 'object', properties: { loc: { type: 'array', items: {} }, msg: { type: 'string' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Saring', version: '1', description: 'Hiring and pre-screening that shows its work.' },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['detail'],
          properties: {
            detail: { oneOf: [{ type: 'string' }, { type: 'array', items: problem }] },
            success: { type: 'boolean' },
            message: { type: 'string' },
          },
        },
      },
    },
  };
}
