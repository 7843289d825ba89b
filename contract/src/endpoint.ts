/** One HTTP call as one value: from it come the Fastify route, the typed client, the query hook, the OpenAPI document and the loop test. */
import type { z } from 'zod';
import { type Ability, type Role, rolesWith } from './domain/index.ts';
import type { ErrorCode } from './errors.ts';
import type { Camel, CamelKey, Names } from './names.ts';

/** Who may call: anyone, anyone signed in, or who has this ability (domain/roles.ts). Ownership is checked by the action. */
export type Access = 'public' | 'signed-in' | Ability;

/** The kinds of account that may call, some of which only by their role in a company; of a public call all. */
export function rolesAllowed(access: Access): readonly Role[] {
  return access === 'public' || access === 'signed-in' ? ['user', 'admin', 'superuser'] : rolesWith(access);
}

/** Which limit counts a call: see the limits in docs/security.md. */
export type Limit =
  | 'sign-in'
  | 'codes'
  | 'registration'
  | 'uploads'
  | 'downloads'
  | 'assistant'
  | 'applications'
  | 'mail'
  | 'changes'
  | 'default';

/** A file part of a multipart form. The size is enforced while it arrives; the content is judged by the server. */
export interface FileSpec {
  maxBytes: number;
  required?: boolean;
}

export interface UploadedFile {
  filename: string;
  bytes: Uint8Array;
}

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;
export type ParamNames<P extends string> = P extends `${string}{${infer K}}${infer R}` ? K | ParamNames<R> : never;
type ParamsOf<P extends string> = [ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: { [K in ParamNames<P>]: Schema } };

interface Common<P extends string, Q extends ObjectSchema, B extends Schema, F, R extends Schema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: P;
  access: Access;
  /** One line for the OpenAPI document. */
  summary: string;
  query?: Q;
  /** Fields of the body; `encoding` says how they may arrive. */
  body?: B;
  /** `form` is URL-encoded and multipart alike. */
  encoding?: readonly ('json' | 'form')[];
  files?: F;
  /** Status of the normal answer, 200 unless said. */
  status?: number;
  /** Other statuses that an action may choose for the same answer. */
  alsoStatus?: readonly number[];
  /** A schema, or `bytes` where the answer is a file or a page. */
  response: R | 'bytes';
  /** Of `bytes`: what they are. */
  mime?: string;
  /** Of `bytes`: `Range` asks for a part of them. */
  ranges?: true;
  /** Codes that an action may throw, beside those that follow from access and schemas. */
  errors?: readonly ErrorCode[];
  /** `service` adds success and message to an error, `message` only the message. */
  errorShape?: 'plain' | 'service' | 'message';
  /** What a person is told of a failure that the answer gives no detail of (specification 001, section 8). */
  failure?: string;
  limit?: Limit;
  /** Open also to an operator whose printed password is over; else 403 `new_password_required`. */
  withPrintedPassword?: true;
  /** A POST that changes nothing, as every GET: nobody misses it when the caller hangs up. */
  onlyReads?: true;
  /** Costs so much that an account has one such call under way at a time. */
  heavy?: true;
}

export type Definition<
  P extends string,
  Q extends ObjectSchema,
  B extends Schema,
  F extends Record<string, FileSpec>,
  R extends Schema,
> = Common<P, Q, B, F, R> & ParamsOf<P>;

export interface Endpoint<
  P extends string = string,
  Q extends ObjectSchema = ObjectSchema,
  B extends Schema = Schema,
  F extends Record<string, FileSpec> = Record<string, FileSpec>,
  R extends Schema = Schema,
> extends Common<P, Q, B, F, R> {
  params?: Record<string, Schema>;
  /** Worked out beforehand where a page has its calls without their schemas (api.ts). */
  names?: CallNames;
}

/** The names in the parts of a call; see names.ts. */
export interface CallNames {
  query: Names;
  body: Names;
  response: Names;
}

/** Declares a call. The compiler refuses `params` that differ from the path and an endpoint without `access`. */
export function endpoint<
  const P extends string,
  R extends Schema,
  Q extends ObjectSchema = never,
  B extends Schema = never,
  const F extends Record<string, FileSpec> = Record<never, FileSpec>,
>(definition: Definition<P, Q, B, F, R>): Endpoint<P, Q, B, F, R> {
  return definition;
}

// Inputs and outputs as the code sees them: camelCase, whatever the wire says.
type In<S> = [S] extends [never] ? undefined : S extends Schema ? Camel<z.core.input<S>> : undefined;
type Out<S> = [S] extends [never] ? undefined : S extends Schema ? Camel<z.core.output<S>> : undefined;
type Parts<F, T> = { [K in keyof F as CamelKey<K>]: F[K] extends { required: true } ? T : T | undefined };
type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** What a caller gives to `call`. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer F, infer _R>
    ? Needed<{
        params: [ParamNames<P>] extends [never] ? undefined : Record<ParamNames<P>, string>;
        query: In<Q> extends undefined ? undefined : Partial<In<Q>> | undefined;
        body: In<B>;
        files: keyof F extends never ? undefined : Partial<Parts<F, Blob>> | undefined;
      }>
    : never;

/** What a bound handler receives. */
export type HandlerInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer F, infer _R>
    ? { params: Record<ParamNames<P>, string>; query: Out<Q>; body: Out<B>; files: Parts<F, UploadedFile> }
    : never;

/** What a call answers: for `bytes` a Response in the client. */
export type CallOutput<E> = E extends Endpoint<string, infer _Q, infer _B, infer _F, infer R> ? Out<R> : never;
/** What a bound handler returns. */
export type HandlerOutput<E> = E extends Endpoint<string, infer _Q, infer _B, infer _F, infer R> ? In<R> : never;
