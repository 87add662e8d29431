import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
interface Received {
  readonly id: string;
  readonly an: string | undefined;
  readonly html: string;
}

/** A mail server on loopback with the mails that it received. */
export interface Mailbox {
  readonly url: string;
  readonly received: readonly Received[];
  /** The secret of the first link in the latest mail to an address; undefined while there is none. */
  tokenFor(email: string): string | undefined;
  /** The secrets of all mails whose first link is to a page of a tenant of the demo, by the end of its path. */
  tokensTo(tenant: string, path: string): string[];
  close(): Promise<void>;
}

function linkOf(mail: Received): URL | undefined {
  const href = /<a\s[^>]*href="([^"]+)"/.exec(mail.html)?.[1];
  return href === undefined ? undefined : new URL(href.replaceAll('&amp;', '&'));
}

const tokenOf = (mail: Received | undefined) => (mail && linkOf(mail)?.searchParams.get('token')) ?? undefined;

/** Starts a mail server on loopback that keeps every mail, including duplicates. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ id: mail.messageId ?? '', an: mail.to?.[0]?.address, html: mail.html ?? '' });
        done();
      });
    },
  });
  // Killed products break their connections, which is expected.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    tokenFor: (email) => tokenOf(received.findLast(({ an }) => an === email)),
    tokensTo: (tenant, path) => {
      const isTo = (link: URL | undefined) => link?.hostname === `${tenant}.localhost` && link.pathname.endsWith(path);
      return [...new Set(received.filter((mail) => isTo(linkOf(mail))).flatMap((mail) => tokenOf(mail) ?? []))];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
