import { resolve } from 'node:path';
import type { Env } from './env.ts';

/** The complete, validated configuration from outside. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly appSecret: string | null;
  /** The former secret, for the start at which APP_SECRET changes. */
  readonly appSecretPrevious: string | null;
  readonly publicUrl: string | null;
  readonly trustProxy: readonly string[];
  readonly logLevel: Env['LOG_LEVEL'];
  readonly role: Env['ROLE'];
  readonly defaultTenant: string | null;
  readonly demo: boolean;
  /** Selects the domain of a tenant's short links. */
  readonly environment: Env['ENVIRONMENT'];
  readonly metricsToken: string | null;
  /** Mails that are sent at once to one receiving host by a process. */
  readonly mailsPerHost: number;
  /** Where mails come back (RFC 3464): the domain of their envelope senders, and the secret of the webhook; null if reports about mails are not taken. */
  readonly mailReturn: { readonly domain: string; readonly token: string } | null;
}

/** The tenant that `localhost` shows in the demo. */
export const DEMO_MANDANT = 'telko';

/** Where mails of the demo come back: by a button of `/dev/mails`. */
const DEMO_RETURN = { domain: 'ruecklauf.example', token: 'demo-ruecklauf-token' };

const mailReturnOf = ({ MAIL_RETURN_DOMAIN: domain, MAIL_RETURN_TOKEN: token }: Env): Settings['mailReturn'] =>
  domain && token ? { domain: domain.toLowerCase(), token } : null;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Settings from the environment. Contradictions are returned as lines that name the variable. */
export function makeSettings(env: Env): { settings: Settings } | { problems: string[] } {
  const problems = contradictions(env);
  if (problems.length > 0) return { problems };
  const demo = env.DEMO ?? isDemoByDefault(env);
  return {
    settings: {
      port: env.PORT,
      host: env.HOST,
      dataDir: resolve(env.DATA_DIR),
      databaseUrl: env.DATABASE_URL ?? null,
      smtpUrl: env.SMTP_URL ?? null,
      appSecret: env.APP_SECRET ?? null,
      appSecretPrevious: env.APP_SECRET_PREVIOUS ?? null,
      publicUrl: env.PUBLIC_URL ?? null,
      trustProxy: env.TRUST_PROXY ?? [],
      logLevel: env.LOG_LEVEL,
      role: env.ROLE,
      defaultTenant: env.DEFAULT_TENANT ?? (demo ? DEMO_MANDANT : null),
      demo,
      environment: env.ENVIRONMENT,
      metricsToken: env.METRICS_TOKEN ?? null,
      mailsPerHost: env.MAILS_PER_HOST,
      mailReturn: mailReturnOf(env) ?? (demo ? DEMO_RETURN : null),
    },
  };
}

/** Whether mails are files that nobody gets. In the demo they are meant to be. */
export const mailsReachNobody = ({ smtpUrl, demo }: Pick<Settings, 'smtpUrl' | 'demo'>): boolean => smtpUrl === null && !demo;

/** The warning at each start of a demo that other machines can reach, in one line; null without such a demo. */
export function demoWarning({ demo, host, publicUrl, trustProxy }: Settings): string | null {
  const isOpen = !LOOPBACK.includes(host) || publicUrl !== null || trustProxy.length > 0;
  if (!demo || !isOpen) return null;
  return 'DEMO=true, and others can come in: its passwords and API keys are the same everywhere and known to all. Set DEMO=false for anything but a demonstration.';
}

function isDemoByDefault(env: Env): boolean {
  return !env.DATABASE_URL && LOOPBACK.includes(env.HOST) && !env.PUBLIC_URL && !env.TRUST_PROXY && !env.SMTP_URL;
}

function contradictions(env: Env): string[] {
  const problems: string[] = [];
  if (env.DATABASE_URL && !env.APP_SECRET)
    problems.push('APP_SECRET: is required with DATABASE_URL, so that every process signs and encrypts alike');
  if (!env.DATABASE_URL && env.ROLE !== 'all')
    problems.push('ROLE: the embedded database belongs to one process, so only all is possible without DATABASE_URL');
  if ((env.MAIL_RETURN_DOMAIN === undefined) !== (env.MAIL_RETURN_TOKEN === undefined))
    problems.push('MAIL_RETURN_DOMAIN, MAIL_RETURN_TOKEN: need each other, since mails that come back are handed over with the token');
  return problems;
}
