import { type CaptchaOrt, friendlyAddresses } from '../../contract/values/dienste.ts';
import type { Settings } from '../config/settings.ts';

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/**
 * Only https for a year, for the requested host (RFC 6797). Not for its subdomains: the host belongs to the tenant, and we cannot promise https
 * for the tenant's other services. Browsers complain about the opener policy on an address that they do not trust.
 */
const HTTPS_HEADERS = { 'strict-transport-security': 'max-age=31536000', 'cross-origin-opener-policy': 'same-origin' };

/** Headers of every answer; those for https only if `PUBLIC_URL` is an https address. */
export const securityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl?.toLowerCase().startsWith('https://') ? { ...COMMON_HEADERS, ...HTTPS_HEADERS } : COMMON_HEADERS;

/** The API description loads only its own files, calls this server, and writes styles into its page at runtime. No page may frame it. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What a page uses from other origins. */
interface PageSources {
  /** Origins of trackers that the visitor agreed to. */
  readonly origins?: readonly string[];
  /** Hosts whose pages may frame the page. */
  readonly frameHosts?: readonly string[];
  /** The captcha service of the page's form. */
  readonly captcha?: CaptchaOrt | null;
  /** Hosts to which the answer to the page's form may redirect, over https. */
  readonly formHosts?: readonly string[];
}

/** Pages load our files, and from other origins what they name. They run no inline script, and only the tenant's own sites may frame them. */
export function pagePolicy(styleHash: string, { origins = [], frameHosts = [], captcha = null, formHosts = [] }: PageSources = {}): string {
  const self = ["'self'", ...origins].join(' ');
  const solving = captcha ? captchaSources(captcha) : { script: '', connect: '', further: '' };
  return (
    `default-src 'none'; script-src ${self}${solving.script}; style-src 'self' '${styleHash}'; img-src ${self} data:; font-src 'self'; ` +
    `connect-src ${self}${solving.connect}; ${solving.further}` +
    `manifest-src 'self'; form-action ${["'self'", ...formHosts.map((host) => `https://${host}`)].join(' ')}; base-uri 'none'; frame-ancestors ${frameHosts.join(' ') || "'none'"}`
  );
}

/** What the widget of Friendly Captcha needs: version 1 solves its task in a worker with WebAssembly, version 2 in frames of its service. */
function captchaSources(captcha: CaptchaOrt) {
  const addresses = friendlyAddresses(captcha);
  const hosts = addresses.map((address) => (address.startsWith('/') ? "'self'" : new URL(address).origin)).join(' ');
  const connect = hosts === "'self'" ? '' : ` ${hosts}`;
  return captcha.Art === 'friendly-v1'
    ? { script: " 'wasm-unsafe-eval'", connect, further: 'worker-src blob:; child-src blob:; ' }
    : { script: '', connect, further: `frame-src ${hosts}; ` };
}

/** For the demo's page of another site: its inline style, and the tenant's widget. */
export const widgetPagePolicy = (base: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src ${base}; frame-src ${base}; base-uri 'none'`;
