/** The only reader of the environment: every variable of the product, checked once at start. */
import { isIP } from 'node:net';
import { z } from 'zod';

const blank = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(blank, z.string().optional());
const flag = (fallback: boolean) =>
  z
    .preprocess(blank, z.enum(['true', 'false'], 'must be true or false').default(fallback ? 'true' : 'false'))
    .transform((value) => value === 'true');
const url = (protocols: string[]) =>
  optional.refine(
    (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
const whole = (min: number, max: number, fallback: number) =>
  z.preprocess(
    blank,
    z.coerce
      .number(`must be a number from ${min} to ${max}`)
      .int(`must be a whole number from ${min} to ${max}`)
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`)
      .default(fallback),
  );

const hostName = /^(?!-)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*\.?$/;
/** One bare address, or one in angle brackets after a name; a name with other signs stands in quotes. */
const address = String.raw`[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+`;
const sender = new RegExp(String.raw`^(?:(?:[^<>@,;:"\p{Cc}]*|"[^"\\\p{Cc}]*" ?)<${address}>|${address})$`, 'u');

const schema = z
  .object({
    PORT: whole(0, 65535, 3000),
    HOST: z.preprocess(
      blank,
      z
        .string()
        .refine((host) => isIP(host) !== 0 || hostName.test(host), 'must be an address or a name of this machine')
        .default('127.0.0.1'),
    ),
    PUBLIC_URL: url(['http:', 'https:']).refine(
      (value) => value === undefined || !/[?#@]/.test(value),
      'must be an address without a query, a fragment or a password',
    ),
    DATA_DIR: z.preprocess(blank, z.string().default('./data')),
    DATABASE_URL: url(['postgres:', 'postgresql:']),
    S3_ENDPOINT: url(['http:', 'https:']),
    S3_BUCKET: optional,
    S3_REGION: z.preprocess(blank, z.string().default('us-east-1')),
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    SMTP_URL: url(['smtp:', 'smtps:']).refine(
      (value) => value === undefined || !URL.canParse(value) || new URL(value).hostname !== '',
      'must name a server, such as smtp://mail.example.com:587',
    ),
    MAIL_FROM: z.preprocess(
      blank,
      z
        .string()
        .regex(sender, 'must be one address, such as Saring <no-reply@hire.example.com>')
        .default('Saring <no-reply@localhost>'),
    ),
    TOKEN_SECRET: optional.refine(
      (value) => value === undefined || value.length >= 32,
      'must be at least 32 characters',
    ),
    TOKEN_TTL_HOURS: z.preprocess(
      blank,
      z.coerce
        .number('must be a number of hours')
        .positive('must be more than 0')
        .max(8760, 'must be at most 8760')
        .default(12),
    ),
    TOKEN_IDLE_MINUTES: whole(0, 525_600, 0),
    SUPERUSER_USERNAME: z.preprocess(
      blank,
      z
        .string()
        .regex(/^[A-Za-z0-9._-]{3,40}$/, 'must be 3 to 40 letters, digits, dots, underscores or hyphens')
        .default('superuser'),
    ),
    SUPERUSER_PASSWORD: optional.refine(
      (value) => value === undefined || value.length >= 8,
      'must be at least 8 characters',
    ),
    SUPERUSER_EMAIL: z.preprocess(
      blank,
      z
        .string()
        .regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address')
        .default('superuser@localhost'),
    ),
    AI_BASE_URL: url(['http:', 'https:']),
    AI_API_KEY: optional,
    AI_MODEL: optional,
    AI_DAILY_QUESTIONS: whole(0, 10_000_000, 5000),
    STT_BASE_URL: url(['http:', 'https:']),
    STT_API_KEY: optional,
    STT_MODEL: z.preprocess(blank, z.string().default('whisper-1')),
    MEDIA_RETENTION_DAYS: whole(1, 3650, 180),
    TIME_ZONE: z
      .preprocess(blank, z.string().default('Asia/Kuala_Lumpur'))
      .refine(isTimeZone, 'must be a time zone such as Asia/Kuala_Lumpur'),
    REQUIRE_COMPANY_VERIFICATION: flag(true),
    REFUSE_COMMON_PASSWORDS: flag(false),
    RATE_LIMIT: flag(true),
    TRUST_PROXY: flag(false),
    PROCESS: z.preprocess(blank, z.enum(['web', 'worker', 'all'], 'must be web, worker or all').default('all')),
    METRICS_PORT: whole(0, 65535, 0),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']),
    LOG_LEVEL: z.preprocess(
      blank,
      z
        .enum(
          ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
          'must be fatal, error, warn, info, debug, trace or silent',
        )
        .default('info'),
    ),
  })
  .refine((env) => !env.S3_ENDPOINT === !env.S3_BUCKET, {
    path: ['S3_BUCKET'],
    error: 'must be set together with S3_ENDPOINT',
  })
  .refine((env) => !env.AI_BASE_URL || env.AI_MODEL, {
    path: ['AI_MODEL'],
    error: 'must be set together with AI_BASE_URL',
  });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export class ConfigError extends Error {}

/** Reads the environment. Throws ConfigError with one line that names every bad variable. */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    /** Base of every link that is mailed or shown; null until the port is known when PORT is 0. */
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    s3:
      e.S3_ENDPOINT && e.S3_BUCKET
        ? {
            endpoint: e.S3_ENDPOINT,
            bucket: e.S3_BUCKET,
            region: e.S3_REGION,
            accessKeyId: e.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? '',
          }
        : null,
    mail: { smtpUrl: e.SMTP_URL ?? null, from: e.MAIL_FROM },
    tokenSecret: e.TOKEN_SECRET ?? null,
    tokenTtlHours: e.TOKEN_TTL_HOURS,
    /** Minutes without a request after which a sign-in is over; 0 for never. */
    tokenIdleMinutes: e.TOKEN_IDLE_MINUTES,
    superuser: { username: e.SUPERUSER_USERNAME, password: e.SUPERUSER_PASSWORD ?? null, email: e.SUPERUSER_EMAIL },
    ai:
      e.AI_BASE_URL && e.AI_MODEL ? { baseUrl: e.AI_BASE_URL, apiKey: e.AI_API_KEY ?? null, model: e.AI_MODEL } : null,
    /** Questions to the model that one company may cause in a day. */
    aiDailyQuestions: e.AI_DAILY_QUESTIONS,
    stt: e.STT_BASE_URL ? { baseUrl: e.STT_BASE_URL, apiKey: e.STT_API_KEY ?? null, model: e.STT_MODEL } : null,
    /** Days for which the recordings of interviews are kept. */
    mediaRetentionDays: e.MEDIA_RETENTION_DAYS,
    timeZone: e.TIME_ZONE,
    requireCompanyVerification: e.REQUIRE_COMPANY_VERIFICATION,
    refuseCommonPasswords: e.REFUSE_COMMON_PASSWORDS,
    rateLimit: e.RATE_LIMIT,
    trustProxy: e.TRUST_PROXY,
    process: e.PROCESS,
    /** Where the process tells its figures by itself; null for nowhere. */
    metricsPort: e.METRICS_PORT || null,
    /** Where spans go, before `/v1/traces`. */
    otlpEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: e.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;
