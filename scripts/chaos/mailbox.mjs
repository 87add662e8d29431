import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const linkOf = (mail) => {
  const href = /<a\s[^>]*href="([^"]+)"/.exec(mail?.html ?? '')?.[1];
  return href && new URL(href.replaceAll('&amp;', '&'));
};

const tokenOf = (mail) => linkOf(mail)?.searchParams.get('token');

/** A mail system on loopback that keeps every mail it takes, doubled ones too. */
export async function openMailbox() {
  const received = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ id: mail.messageId, an: mail.to?.[0]?.address, html: mail.html ?? '' });
        done();
      });
    },
  });
  // A killed client breaks its connection; that is what this is about.
  server.on('error', () => {});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    received,
    /** The secret of the first link in the latest mail to an address; undefined while there is none. */
    tokenFor: (email) => tokenOf(received.findLast(({ an }) => an === email)),
    /** The secrets of all mails whose first link leads to a page. */
    tokensTo: (path) => [...new Set(received.filter((mail) => linkOf(mail)?.pathname.endsWith(path)).map(tokenOf))],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
