import type { Settings } from '../config/settings.ts';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/**
 * A year of https alone, for the host that was asked (RFC 6797). Not for the names below it: a tenant's host is the tenant's own, and what else stands
 * there is not ours to promise.
 */
const HSTS = { 'strict-transport-security': 'max-age=31536000' };

/** Beside it to whom asked by https: browsers complain of it on an address that they do not trust. */
export const OVER_HTTPS = { 'cross-origin-opener-policy': 'same-origin' };

/** What every answer says, whatever it answers; of https only where `PUBLIC_URL` says that people come by it. */
export const securityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl?.toLowerCase().startsWith('https://') ? { ...ALWAYS, ...HSTS } : ALWAYS;

/** The description of the calls loads its own files alone and asks this server; it writes styles into its page as it goes. No page frames it. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Pages load what is ours, and of others what the visitor agreed to; they run no inline script, and only the tenant's own sites frame them. */
export function pagePolicy(styleHash: string, origins: readonly string[] = [], frameHosts: readonly string[] = []): string {
  const self = ["'self'", ...origins].join(' ');
  return (
    `default-src 'none'; script-src ${self}; style-src 'self' '${styleHash}'; img-src ${self} data:; font-src 'self'; connect-src ${self}; ` +
    `manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${frameHosts.join(' ') || "'none'"}`
  );
}

/** For the demo's page of another site: its inline style, and the tenant's widget. */
export const widgetPagePolicy = (base: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src ${base}; frame-src ${base}; base-uri 'none'`;
