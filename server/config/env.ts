import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { MandantName } from '../../contract/calls/mandant.ts';
import { ENVIRONMENTS } from '../../contract/values/environments.ts';
import { SECRET_LENGTH } from './app-secret.ts';

/** A text that passes `isGood`; otherwise the error line says what it must be. */
const textThat = (isGood: (value: string) => boolean, must: string) => z.string().check(z.refine(isGood, { error: `must ${must}` }));

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

const startsWith = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.some((protocol) => value.toLowerCase().startsWith(protocol));
const url = (...protocols: string[]) =>
  textThat((value) => startsWith(value, protocols), `be an address starting with ${protocols.join(' or ')}`);
/** The product answers at the root of a host, so a path would lead every link to an address that does not exist. */
const isRootOfHost = ({ pathname, search, hash, username, password }: URL) =>
  [pathname.replace(/^\/+/, ''), search, hash, username, password].every((part) => part === '');
const publicUrl = z.pipe(
  textThat(
    (value) => startsWith(value, ['http://', 'https://']) && !/[?#]/.test(value) && isRootOfHost(new URL(value)),
    'be an address starting with http:// or https://, of a host alone: without a path, a query or a login',
  ),
  z.transform((value) => new URL(value).origin),
);

const port = z.pipe(
  textThat((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, 'be a port from 1 to 65535'),
  z.transform(Number),
);
const host = textThat(
  (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value),
  'be a host name or IP address, without a port',
);

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network such as 10.0.0.0/8, or a name that the framework knows. */
function isProxy(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
  return PROXY_NAMES.includes(value) || (family !== 0 && isBits && rest.length === 0);
}

const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const proxies = z.pipe(
  textThat((value) => listOf(value).length > 0 && listOf(value).every(isProxy), 'list the addresses or networks of the proxies'),
  z.transform(listOf),
);

const secret = (length: number) => textThat((value) => value.length >= length, `have at least ${length} characters`);

/** The variables of the environment with their formats. An empty one counts as unset. */
export const Env = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(host, '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(url('postgres://', 'postgresql://')),
  SMTP_URL: z.optional(url('smtp://', 'smtps://')),
  APP_SECRET: z.optional(secret(SECRET_LENGTH)),
  APP_SECRET_PREVIOUS: z.optional(secret(SECRET_LENGTH)),
  PUBLIC_URL: z.optional(publicUrl),
  TRUST_PROXY: z.optional(proxies),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  ROLE: z._default(z.enum(['all', 'web', 'jobs']), 'all'),
  DEFAULT_TENANT: z.optional(textThat((value) => MandantName.safeParse(value).success, 'be the name of a tenant')),
  DEMO: z.optional(flag),
  ENVIRONMENT: z._default(z.enum(ENVIRONMENTS), 'production'),
  METRICS_TOKEN: z.optional(secret(16)),
  MAIL_RETURN_DOMAIN: z.optional(
    textThat((value) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(value), 'be a domain, such as ruecklauf.example.org'),
  ),
  MAILS_PER_HOST: z._default(
    z.pipe(
      textThat((value) => /^[1-9]\d{0,2}$/.test(value), 'be a number from 1 to 999'),
      z.transform(Number),
    ),
    3,
  ),
  MAIL_RETURN_TOKEN: z.optional(secret(16)),
});

export type Env = z.infer<typeof Env>;

/** Reads the environment. Returns the values, or one line per invalid variable. */
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
