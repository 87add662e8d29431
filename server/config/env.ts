import * as z from 'zod/mini';

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);
const url = (...protocols: string[]) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address starting with ${protocols.join(' or ')}//`,
    }),
  );
const list = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

/** What the environment may say (contract section 1), each variable with its form. Empty counts as unset. */
const Env = z.object({
  PORT: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/, { error: 'must be a port number' })), z.transform(Number)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  TRUST_PROXY: z.optional(list),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  ROLE: z._default(z.enum(['all', 'web', 'jobs']), 'all'),
  DEFAULT_TENANT: z.optional(z.string()),
  DEMO: z.optional(flag),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
});

export type Env = z.infer<typeof Env>;

/** Reads the environment. Returns the values, or one line a variable that says what is wrong with it. */
export function readEnv(environment: NodeJS.ProcessEnv): { env: Env } | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Env.safeParse(given);
  if (result.success) return { env: result.data };
  return { problems: result.error.issues.map((issue) => `${issue.path.join('.')}: ${describe(issue)}`) };
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.message;
}
