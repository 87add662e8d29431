import { mailsReachNobody, type Settings } from '../config/settings.ts';
import { type Finding, look, well, wrong } from './finding.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Settings that do not suit an installation in use. Each is allowed, so the product starts with it. */
export function examineSettings(settings: Settings): Finding[] {
  const { databaseUrl, demo, dataDir } = settings;
  const place = databaseUrl === null ? `embedded database in ${dataDir}` : `database server ${nameOf(databaseUrl)}`;
  return [well(`settings: ${place}${demo ? ', with the demo' : ''}`), ...(demo ? ofDemo(settings) : ofUse(settings))];
}

/** The host and database name without user and password. */
function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function ofDemo({ host, publicUrl }: Settings): Finding[] {
  if (LOOPBACK.includes(host) && publicUrl === null) return [];
  return [
    wrong("DEMO: everybody who reaches this address knows the demo's logins and keys. Set DEMO=false and begin with an empty database"),
  ];
}

function ofUse(settings: Settings): Finding[] {
  const { host, publicUrl, trustProxy } = settings;
  return [
    mailsReachNobody(settings) &&
      look('SMTP_URL: is unset, so mails are files in DATA_DIR/mails and reach nobody. Set the address of your mail system'),
    publicUrl === null &&
      look(
        'PUBLIC_URL: is unset, so a tenant without MandantUrl has links that lead to this machine alone. Set the address that people use',
      ),
    publicUrl?.startsWith('http:') &&
      look(
        'PUBLIC_URL: is http, so logins cross the network in the clear. Put a proxy with TLS before the product and set the https address',
      ),
    publicUrl?.startsWith('https:') &&
      LOOPBACK.includes(host) &&
      trustProxy.length === 0 &&
      look('TRUST_PROXY: is unset, so behind a proxy all people have one network address and share its limits. Set TRUST_PROXY=loopback'),
  ].filter((finding) => typeof finding === 'object');
}
