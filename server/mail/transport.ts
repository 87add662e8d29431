import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/** A finished mail. `id` is the same for every try, so that a repeated mail can be recognised. */
export interface OutgoingMail {
  readonly id: string;
  readonly zeit: Date;
  readonly von: { readonly name: string; readonly address: string };
  readonly an: string;
  /** Where a reply goes; without it to the sender. */
  readonly antwortAn?: string;
  /** Address that ends mails of this kind in one request. */
  readonly abbestellen?: string;
  /** Envelope sender, to which reports about this mail go; without it that of `von`. */
  readonly ruecklaufAn?: string;
  readonly betreff: string;
  readonly text: string;
  readonly html: string;
  /** Key that signs the mail for the domain of its sender. */
  readonly dkim?: DkimKey;
  /** Pictures that the HTML shows by `cid`: they are attached, so nothing is loaded. */
  readonly bilder?: readonly { readonly cid: string; readonly name: string; readonly inhalt: Uint8Array }[];
}

/** A private key (PEM, RSA), and where receivers find its public key: `selector._domainkey.domain`. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: string;
}

export interface MailTransport {
  /** Resolves when the next system has taken the mail, otherwise throws an error, which may quote the address. */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends open connections. */
  close?(): void;
}

/** Time after which a mail system that is silent or slow counts as not having taken the mail. */
const SMTP_TIMEOUT_MS = 30_000;

/** Connections to the mail system: more than the mails that the queue sends at once, so that a silent one blocks no other mail. */
const CONNECTIONS = 8;
/** Time in ms after which an unused connection is closed, before mail systems close it. */
const IDLE_MS = 20_000;

/**
 * Sends by SMTP over connections that are used again; one that the mail system closed in the meantime is replaced. The Message-ID is made from the id, so
 * receivers can drop duplicates.
 */
export function smtpTransport(url: string, timeoutMs = SMTP_TIMEOUT_MS): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, idleTimeout: IDLE_MS, socketTimeout: 2 * timeoutMs });
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutMs);
      await transport.sendMail({ ...toMessage(mail), ...(mail.dkim && { dkim: signedBy(mail.dkim) }), signal } as Message);
    },
    close: () => transport.close(),
  };
}

/** Headers that a signature covers: what people see, and the addresses for unsubscribing, which receivers use only if they are signed (RFC 8058). */
const SIGNED_HEADERS = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
];

const signedBy = ({ domain, selector, privateKey }: DkimKey) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED_HEADERS.join(':'),
});

type Message = ReturnType<typeof toMessage>;

/**
 * Writes each mail to `<time>-<id>.eml`; a repeated one overwrites the first. The envelope sender is its first line, as in a mailbox (RFC 5321, section 4.4),
 * because the message itself does not name it.
 */
export function fileTransport(directory: string): MailTransport {
  return {
    async send(mail) {
      await mkdir(directory, { recursive: true });
      const name = `${mail.zeit.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`;
      const message = await new MailComposer(toMessage(mail)).compile().build();
      const returnPath = `Return-Path: <${mail.ruecklaufAn ?? mail.von.address}>\r\n`;
      await writeFile(join(directory, `${name}.part`), Buffer.concat([Buffer.from(returnPath), message]));
      await rename(join(directory, `${name}.part`), join(directory, name));
    },
  };
}

function toMessage(mail: OutgoingMail) {
  return {
    from: mail.von,
    to: mail.an,
    ...(mail.ruecklaufAn !== undefined && { envelope: { from: mail.ruecklaufAn, to: mail.an } }),
    // Passed as an address alone, so that typed text is not read as a list or a name.
    ...(mail.antwortAn !== undefined && { replyTo: { name: '', address: mail.antwortAn } }),
    subject: mail.betreff,
    text: mail.text,
    html: mail.html,
    ...(mail.bilder && { attachments: mail.bilder.map(attached) }),
    date: mail.zeit,
    messageId: `<${mail.id}@${mail.von.address.split('@')[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.abbestellen && { 'List-Unsubscribe': `<${mail.abbestellen}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

const attached = ({ cid, name, inhalt }: NonNullable<OutgoingMail['bilder']>[number]) =>
  ({ cid, filename: name, content: Buffer.from(inhalt), contentDisposition: 'inline' }) as const;

interface Selected {
  /** Only mails before the one with this id; an unknown one means all. */
  readonly before?: string | undefined;
  readonly limit?: number;
}

/** The mails of a file transport's folder as raw messages, newest first. */
export async function readMailFiles(
  directory: string,
  { before, limit = Number.POSITIVE_INFINITY }: Selected = {},
): Promise<{ id: string; raw: Buffer }[]> {
  const names = await readdir(directory).catch(() => []);
  const newestFirst = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
  const start = newestFirst.findIndex((name) => idOf(name) === before) + 1;
  return Promise.all(
    newestFirst.slice(start, start + limit).map(async (name) => ({ id: idOf(name), raw: await readFile(join(directory, name)) })),
  );
}

const idOf = (name: string): string => name.replace(/^.*Z-/, '').replace(/\.eml$/, '');
