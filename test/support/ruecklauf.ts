interface DsnOptions {
  /** The envelope sender of the mail that came back. */
  readonly an: string;
  readonly status?: string;
  readonly action?: string;
  /** The address that the report names; no rule reads it. */
  readonly empfaenger?: string;
}

/** A report of a mail system about a mail (RFC 3464), as Postfix writes it. */
export const dsn = ({ an, status = '5.1.1', action = 'failed', empfaenger = 'weg@muessig.example' }: DsnOptions): string =>
  [
    'Return-Path: <>',
    'Date: Fri, 20 Nov 2026 11:00:05 +0100',
    'From: MAILER-DAEMON@relay.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${an}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="A1B2"',
    'Message-Id: <20261120100005.A1B2@relay.example>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--A1B2',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `<${empfaenger}>: host mx.muessig.example said: ${status}`,
    '',
    '--A1B2',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    'X-Postfix-Queue-ID: A1B2',
    'Arrival-Date: Fri, 20 Nov 2026 11:00:00 +0100',
    '',
    `Final-Recipient: rfc822; ${empfaenger}`,
    `Original-Recipient: rfc822;${empfaenger}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.muessig.example',
    `Diagnostic-Code: smtp; 550 ${status} <${empfaenger}>:`,
    '    Recipient address rejected',
    '',
    '--A1B2',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Deine Praemie',
    '',
    '--A1B2--',
    '',
  ].join('\r\n');

/** Feedback of a provider about a mail that its reader marked (RFC 5965). The return address stands in the returned mail alone, which may be encoded. */
export const feedback = ({ an, typ = 'abuse', encoded = false }: { an: string; typ?: string; encoded?: boolean }): string => {
  const returned = [`Return-Path: <${an}>`, 'Subject: Einladung', '', 'Text', ''].join('\r\n');
  return [
    'From: <abuse@provider.example>',
    'To: <abuse@empfehlen.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="F"',
    '',
    '--F',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--F',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${typ}`,
    'User-Agent: Provider/1.0',
    'Version: 1',
    ...(encoded ? [] : [`Original-Mail-From: <${an}>`]),
    '',
    '--F',
    'Content-Type: message/rfc822',
    ...(encoded ? ['Content-Transfer-Encoding: base64'] : []),
    'Content-Disposition: inline',
    '',
    encoded ? Buffer.from(returned).toString('base64') : returned,
    '',
    '--F--',
    '',
  ].join('\r\n');
};
