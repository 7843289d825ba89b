/** The OpenAPI document as one plain page: no script, nothing loaded from elsewhere. */
import { escapeHtml } from '#platform/escape.ts';
import type { OpenApi, Operation, Schema } from '#platform/http/openapi.ts';

interface Field {
  name: string;
  type: string;
  needed: boolean;
  what: string;
}

const nameOf = ({ $ref }: { $ref?: string }): string | undefined => $ref?.slice($ref.lastIndexOf('/') + 1);

const typed = (schema: Schema): string => {
  const name = nameOf(schema);
  if (name) return name;
  const { type, format, anyOf, enum: values, items, contentMediaType } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map(typed).join(' | ');
  if (contentMediaType !== undefined) return 'file';
  if (type === 'array') return `list of ${typed(items ?? {})}`;
  return [[type ?? 'any'].flat().join(' | '), format].filter(Boolean).join(', ');
};

/** Every field of an object, those of objects within it under their own names: `job.title`, `rows[].id`. Shapes with a name stand by themselves. */
function fieldsOf(schema: Schema, within = ''): Field[] {
  const inner = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const place = schema.type === 'array' ? `${within}[]` : within;
  return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    const full = place ? `${place}.${name}` : name;
    const needed = inner.required?.includes(name) ?? false;
    return [
      { name: full, type: typed(property), needed, what: property.description ?? '' },
      ...fieldsOf(property, full),
    ];
  });
}

const row = ({ name, type, needed, what }: Field) =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}</td><td>${needed ? 'required' : ''}</td><td>${escapeHtml(what)}</td></tr>`;

function table(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  return `<h3>${escapeHtml(title)}</h3><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Needed</th><th scope="col">Meaning</th></tr></thead><tbody>${fields.map(row).join('')}</tbody></table>`;
}

type Failures = OpenApi['components']['responses'];

function operationOf(path: string, method: string, operation: Operation, responses: Failures): string {
  const inputs = operation.parameters.map((item) => ({
    name: item.name,
    type: `${typed(item.schema)}, in the ${item.in}`,
    needed: item.required,
    what: item.description ?? '',
  }));
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    table(`Body: ${type}`, fieldsOf(schema)),
  );
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const { description, content } =
      '$ref' in answer ? (responses[nameOf(answer) ?? ''] ?? { description: '' }) : answer;
    const good = Number(status) < 400 ? content?.['application/json'] : undefined;
    return `<p><b>${status}</b> ${escapeHtml(description)}</p>${good ? table('Answer', fieldsOf(good.schema)) : ''}`;
  });
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p>${escapeHtml(operation.description)}</p>${table('Parameters', inputs)}${bodies.join('')}${answers.join('')}</details>`;
}

export function docsPage({ paths, components }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => operationOf(path, method, operation, components.responses)),
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary><b>${escapeHtml(name)}</b></summary>${table('Fields', fieldsOf(schema))}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Saring · API</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}details{border-bottom:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}code,td{overflow-wrap:anywhere}h3{font-size:1rem;margin:1rem 0 .25rem}p{white-space:pre-line}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:start;vertical-align:top;padding:.25rem .5rem .25rem 0;border-bottom:1px solid #8884}</style></head>
<body><h1>Saring API</h1><p>The machine-readable document is <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('\n')}<h2>Shapes</h2>${shapes.join('\n')}</body></html>`;
}
