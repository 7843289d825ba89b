/** The only reader of the environment: every variable of the product, checked once at start. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { cleanAddress } from '@saring/contract';
import { z } from 'zod';
import {
  ageRecipients,
  blank,
  contact,
  contactOf,
  flag,
  most,
  networks,
  optional,
  trustedProxies,
  url,
  whole,
} from './config-kinds.ts';
import { type Misspelt, misspelt } from './config-names.ts';
import { placeOf } from './config-place.ts';
import { recipientsOf } from './config-recipients.ts';
import { ConfigError, type Environment, secrets, withFiles } from './config-secrets.ts';
import { allEncrypted, isHere } from './config-tls.ts';

export { isUnread } from './config-kinds.ts';

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
      (value) => value === undefined || /^https?:\/\/[^/?#@]*\/*$/i.test(value),
      'must be an address without a query, a fragment, a password or a path',
    ),
    DATA_DIR: z.preprocess(blank, z.string().default('./data')),
    DATABASE_URL: url(['postgres:', 'postgresql:']),
    DATABASE_CONNECTIONS: whole(1, 1000, 16),
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
    SECURITY_CONTACT: contact,
    ACCESSIBILITY_CONTACT: contact,
    PRIVACY_CONTACT: contact,
    PRIVACY_AUTHORITY: z.preprocess(blank, z.string().max(300, 'must be at most 300 signs').optional()),
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
        .overwrite(cleanAddress)
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
    BACKUP_RECIPIENTS: z.preprocess(blank, z.string().default('')).transform(ageRecipients),
    MEDIA_RETENTION_DAYS: whole(1, 3650, 180),
    TIME_ZONE: z
      .preprocess(blank, z.string().default('Asia/Kuala_Lumpur'))
      .refine(isTimeZone, 'must be a time zone such as Asia/Kuala_Lumpur'),
    REQUIRE_COMPANY_VERIFICATION: flag(true),
    REQUIRE_CONFIRMED_EMAIL: flag(false),
    REFUSE_COMMON_PASSWORDS: flag(false),
    RATE_LIMIT: flag(true),
    MAX_CONNECTIONS: whole(10, 100_000, 4000),
    // In an hour each, but for sign-ins (15 minutes), and all calls and those refused (a minute).
    LIMIT_SIGN_INS: most(60),
    LIMIT_CODES: most(20),
    LIMIT_REGISTRATIONS: most(20),
    LIMIT_UPLOADS: most(60),
    LIMIT_DOWNLOADS: most(20),
    LIMIT_QUESTIONS: most(60),
    LIMIT_APPLICATIONS: most(20),
    LIMIT_MAILINGS: most(60),
    LIMIT_CHANGES: most(60),
    LIMIT_CALLS: most(600),
    LIMIT_REFUSED: most(600),
    LIMITS_EXEMPT: networks,
    TRUST_PROXY: z.preprocess(blank, z.string().default('false')).transform(trustedProxies),
    REQUIRE_TLS: flag(false),
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
  .superRefine((env, context) => {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!env.S3_ENDPOINT !== !env[name])
        context.addIssue({ code: 'custom', path: [name], message: 'must be set together with S3_ENDPOINT' });
    }
  })
  .refine((env) => !env.AI_BASE_URL || env.AI_MODEL, {
    path: ['AI_MODEL'],
    error: 'must be set together with AI_BASE_URL',
  })
  .superRefine(allEncrypted);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Browsers give a microphone to `https` and to this machine alone. */
export function givesMicrophone(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isHere(hostname);
}

/** What one caller may do, and how callers are told apart. */
function boundsOf(e: z.output<typeof schema>) {
  return {
    rateLimit: e.RATE_LIMIT,
    limits: {
      'sign-in': e.LIMIT_SIGN_INS,
      codes: e.LIMIT_CODES,
      registration: e.LIMIT_REGISTRATIONS,
      uploads: e.LIMIT_UPLOADS,
      downloads: e.LIMIT_DOWNLOADS,
      assistant: e.LIMIT_QUESTIONS,
      applications: e.LIMIT_APPLICATIONS,
      mail: e.LIMIT_MAILINGS,
      changes: e.LIMIT_CHANGES,
      default: e.LIMIT_CALLS,
      refused: e.LIMIT_REFUSED,
    },
    /** Networks that only the limits by account hold. */
    limitsExempt: e.LIMITS_EXEMPT,
    /** Connections that one process has open at a time. */
    maxConnections: e.MAX_CONNECTIONS,
    trustProxy: e.TRUST_PROXY,
  };
}

function contactsOf(e: z.output<typeof schema>) {
  const ownAddress = e.MAIL_FROM.replace(/^.*<|>$/g, '');
  return {
    /** Whom to tell of a weakness, as an address of RFC 9116. */
    securityContact: contactOf(e.SECURITY_CONTACT ?? ownAddress),
    /** Whom to tell of a barrier, of the same form. */
    accessibilityContact: contactOf(e.ACCESSIBILITY_CONTACT ?? ownAddress),
    /** Whom to write to about personal data, of the same form; null where nobody would read it. */
    privacyContact:
      e.PRIVACY_CONTACT || !ownAddress.endsWith('@localhost') ? contactOf(e.PRIVACY_CONTACT ?? ownAddress) : null,
    /** Whom one complains to, in words; null for the authority where one lives. */
    privacyAuthority: e.PRIVACY_AUTHORITY ?? null,
  };
}

function recipientsIn(e: z.output<typeof schema>) {
  return {
    /** For whom backups are encrypted; none where they are not. */
    backupRecipients: e.BACKUP_RECIPIENTS,
    /** Who else receives personal data. */
    recipients: recipientsOf({
      model: e.AI_BASE_URL,
      transcription: e.STT_BASE_URL,
      mail: e.SMTP_URL,
      files: e.S3_ENDPOINT,
      database: e.DATABASE_URL,
    }),
  };
}

export { ConfigError, placeOf };

/** Reads the environment. Throws ConfigError with one line that names every bad variable. */
export function readConfig(env: Environment) {
  const parsed = schema.safeParse(withFiles(env));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const e = parsed.data;
  const dataDir = resolve(e.DATA_DIR);
  return {
    port: e.PORT,
    host: e.HOST,
    /** Base of every link that is mailed or shown; null until the port is known when PORT is 0. */
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: e.DATABASE_URL ?? null,
    databaseConnections: e.DATABASE_CONNECTIONS,
    /** Where files lie. */
    files:
      e.S3_ENDPOINT && e.S3_BUCKET && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? {
            s3: {
              endpoint: e.S3_ENDPOINT,
              bucket: e.S3_BUCKET,
              region: e.S3_REGION,
              accessKeyId: e.S3_ACCESS_KEY_ID,
              secretAccessKey: e.S3_SECRET_ACCESS_KEY,
            },
          }
        : { dir: join(dataDir, 'files') },
    mail: { smtpUrl: e.SMTP_URL ?? null, from: e.MAIL_FROM },
    ...contactsOf(e),
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
    ...recipientsIn(e),
    /** Days for which the recordings of interviews are kept. */
    mediaRetentionDays: e.MEDIA_RETENTION_DAYS,
    timeZone: e.TIME_ZONE,
    requireCompanyVerification: e.REQUIRE_COMPANY_VERIFICATION,
    /** Whether candidates confirm their address before they apply. */
    requireConfirmedEmail: e.REQUIRE_CONFIRMED_EMAIL,
    refuseCommonPasswords: e.REFUSE_COMMON_PASSWORDS,
    ...boundsOf(e),
    process: e.PROCESS,
    /** Where the process tells its figures by itself; null for nowhere. */
    metricsPort: e.METRICS_PORT || null,
    /** Where spans go, before `/v1/traces`. */
    otlpEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: e.LOG_LEVEL,
    journalStream: env.JOURNAL_STREAM ?? null,
    /** Variables that look like misspelt ones of ours. */
    misspelt: misspeltIn(env),
  };
}

function misspeltIn(env: Environment): Misspelt[] {
  const known = [...Object.keys(schema.shape), ...secrets.map((name) => `${name}_FILE`)];
  return misspelt(Object.keys(env), known);
}

export type Config = ReturnType<typeof readConfig>;
