import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../errors.ts';
import { isOwnForm } from '../http/credentials.ts';
import { returnAddress } from '../mail/ruecklauf/adresse.ts';
import { listDelivery } from '../mail/ruecklauf/sperre.sql.ts';
import type { Parts } from '../parts.ts';

const Form = z.object({ Id: z.string(), Art: z.enum(['unbekannt', 'beschwerde']) });

/** What became of mails after they were sent, by their ids: whether they came back, and whether their mailbox is suppressed. */
export async function deliveryOf(parts: Parts, ids: readonly string[]) {
  const found = await Promise.all(
    parts.mandanten.all().map(({ mandant }) =>
      parts.db.inMandant(mandant, async (scope) => {
        const rows = await listDelivery(scope, ids);
        return rows.map((row) => ({ ...row, mandant }));
      }),
    ),
  );
  return new Map(found.flat().map((row) => [row.mail_id, row] as const));
}

/** The buttons of `/dev/mails`: let a mail come back, as a mail system or its reader would, by the product's own webhook. */
export function mountReturned(dev: FastifyInstance, app: FastifyInstance, parts: Parts): void {
  dev.post('/dev/mails', { schema: { hide: true } }, async (request, reply) => {
    if (!isOwnForm(request)) refuse('NichtAuthorisiert');
    const { mailReturn } = parts.settings;
    const form = Form.safeParse(request.body);
    if (!form.success || mailReturn === null) return refuse('NichtGefunden');
    const { Id, Art } = form.data;
    const mail = (await deliveryOf(parts, [Id])).get(Id) ?? refuse('NichtGefunden');
    const an = returnAddress(parts.secrets, mailReturn.domain, mail.mandant, Id);
    await app.inject({
      method: 'POST',
      url: '/api/mail/ruecklauf',
      headers: { authorization: `Bearer ${mailReturn.token}`, 'content-type': 'message/rfc822' },
      payload: Art === 'unbekannt' ? deliveryStatus(an) : complaint(an),
    });
    return reply.redirect('/dev/mails', 303);
  });
}

const message = (an: string, type: 'delivery-status' | 'feedback-report', lines: readonly string[]): string =>
  [
    'From: MAILER-DAEMON@mail.example',
    `To: ${an}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="zurueck"`,
    '',
    '--zurueck',
    `Content-Type: message/${type}`,
    '',
    ...lines,
    '',
    '--zurueck--',
    '',
  ].join('\r\n');

/** A report that the mailbox does not exist (RFC 3464). */
const deliveryStatus = (an: string): string =>
  message(an, 'delivery-status', [
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822; empfaenger@mail.example',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
  ]);

/** A complaint of the reader, as large providers report it (RFC 5965). */
const complaint = (an: string): string =>
  message(an, 'feedback-report', ['Feedback-Type: abuse', 'User-Agent: mail.example/1.0', 'Version: 1', `Original-Mail-From: <${an}>`]);
