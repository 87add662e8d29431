import { createTransport } from 'nodemailer';
import type { Settings } from '../config/settings.ts';
import { type Finding, look, well, wrong } from './finding.ts';

const WAIT_MS = 10_000;

/** Whether the mail system answers and takes the login, and whether TLS is required on the way there. Sends nothing. */
export async function examineMailSystem({ smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<Finding[]> {
  return smtpUrl === null ? [] : [await verify(smtpUrl), ...examineTls(smtpUrl)];
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Mails with links and addresses would cross the network in the clear where a mail system offers no TLS, or where TLS is stripped on the way. */
function examineTls(smtpUrl: string): Finding[] {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || LOOPBACK.includes(hostname)) return [];
  return [look('SMTP_URL: mails may go there without TLS. Use smtps://, or add ?requireTLS=true to the address')];
}

async function verify(smtpUrl: string): Promise<Finding> {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS });
  try {
    await transport.verify();
    return well('SMTP_URL: the mail system answers and takes the login');
  } catch (error) {
    return wrong(`SMTP_URL: ${describeCause(error as SmtpError, hostOf(smtpUrl))}. Mails wait until it does`);
  } finally {
    transport.close();
  }
}

/** An error of the SMTP client. It has the code of the client, and of the system or of TLS as `originalCode`. */
interface SmtpError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
}

/** Causes by code, with the next step. */
const CAUSES: readonly { codes: RegExp; says: (host: string) => string }[] = [
  { codes: /^ECONNREFUSED$/, says: (host) => `nothing listens at ${host}, or a firewall refuses it. Look at host and port` },
  {
    codes: /^(EDNS|ENOTFOUND|EAI_AGAIN)$/,
    says: (host) => `the name of ${host} is not found. Look at the spelling, and at the name server of this machine`,
  },
  {
    codes: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$/,
    says: (host) => `${host} does not answer. Look at the port (smtps:// is usual at 465, smtp:// at 587 and 25), and at the firewall`,
  },
  {
    codes: /CERT|SELF_SIGNED|^UNABLE_TO_|^HOSTNAME_MISMATCH$/,
    says: (host) =>
      `the certificate of ${host} is refused. Name the host that it was made for; NODE_EXTRA_CA_CERTS names an authority of your own (docs/operating.md#an-authority-of-your-own)`,
  },
  {
    codes: /^(ERR_SSL_|EPROTO$)/,
    says: (host) => `${host} speaks no TLS at once. Use smtp://, which begins TLS where the mail system offers it`,
  },
  { codes: /^ETLS$/, says: (host) => `${host} offers no TLS, which requireTLS asks for` },
  {
    codes: /^(EAUTH|ENOAUTH|EOAUTH2)$/,
    says: (host) => `${host} refuses the login. Look at name and password (signs in the address as %40)`,
  },
];

/** The cause in words without what the mail system said, which can quote names. */
function describeCause({ code = '', originalCode = code, responseCode }: SmtpError, host: string): string {
  const cause = CAUSES.find(({ codes }) => codes.test(originalCode) || codes.test(code));
  const answered = [originalCode, responseCode].filter(Boolean).join(' ');
  return `${cause?.says(host) ?? `the mail system at ${host} does not take mails`} (${answered})`;
}

/** The host and port without user and password. */
function hostOf(smtpUrl: string): string {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}
