import type { MailTransport, OutgoingMail } from '../../server/mail/transport.ts';

export interface Mails {
  readonly transport: MailTransport;
  readonly sent: OutgoingMail[];
  /** Makes the next `count` mails fail. */
  failNext(count: number): void;
  /** The latest mail to an address, optionally with a link to a page; throws if there is none. Mails of the same moment have no defined order. */
  to(email: string, page?: string): OutgoingMail;
  /** All mails to an address, in the order in which they were sent. */
  allTo(email: string): OutgoingMail[];
}

/** A mail transport in memory. */
export function memoryMails(): Mails {
  const sent: OutgoingMail[] = [];
  let failing = 0;
  return {
    sent,
    transport: {
      async send(mail) {
        if (failing > 0) {
          failing -= 1;
          throw new Error('the mail system is away');
        }
        sent.push(mail);
      },
    },
    failNext(count) {
      failing = count;
    },
    to(email, page = '') {
      const mail = sent.findLast((one) => one.an === email && one.html.includes(page));
      if (!mail) throw new Error(`no mail to ${email}, but to ${sent.map((one) => one.an).join(', ')}`);
      return mail;
    },
    allTo: (email) => sent.filter((mail) => mail.an === email),
  };
}

/** The secret in the first link of a mail, or in the n-th. */
export function tokenOf(mail: OutgoingMail, link = 0): string {
  const links = [...mail.html.matchAll(/<a\s[^>]*href="([^"]+)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
  const token = new URL(links[link] ?? '').searchParams.get('token');
  if (!token) throw new Error(`no token in ${links[link]}`);
  return token;
}
