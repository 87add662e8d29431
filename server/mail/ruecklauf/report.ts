import PostalMime from 'postal-mime';

/** What a report says of one mail. */
export type Report =
  /** It was not delivered and is not tried again. */
  | { readonly art: 'Zurueck'; readonly status: string }
  /** It is late, or was delivered; nothing follows from it. */
  | { readonly art: 'Verspaetet' | 'Zugestellt'; readonly status: string }
  /** Its reader marked it as unwanted, or anything else that says nothing against the sender. */
  | { readonly art: 'Beschwerde' | 'Sonstiges'; readonly typ: string };

export interface ParsedReport {
  readonly report: Report;
  /** The texts in which the return address can stand: headers and parts, decoded. */
  readonly text: string;
}

/** Deepest nesting of parts, and bytes of all headers, that a report can have. */
const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 64 * 1024 } as const;

/** Reads a report about a mail: a delivery status (RFC 3464) or feedback (RFC 5965). Null for any other message, and for bytes that are none. */
export async function parseReport(raw: Buffer): Promise<ParsedReport | null> {
  const message = await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: 'utf8', forceRfc822Attachments: true }).catch(() => null);
  if (message === null) return null;
  const parts = message.attachments.map(({ mimeType, content }) => ({ mimeType, content: String(content) }));
  const partOf = (type: string) => parts.find(({ mimeType }) => mimeType === type)?.content;
  const [status, feedback] = [partOf('message/delivery-status'), partOf('message/feedback-report')];
  const report = status === undefined ? feedback && readFeedback(feedback) : readStatus(status);
  const headers = message.headers.map(({ value }) => value);
  return report ? { report, text: [...headers, ...parts.map(({ content }) => content), raw.toString('latin1')].join('\n') } : null;
}

/** The fields of a block, by name in lower case; continued lines belong to the field before. */
function readFields(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of block.split('\n')) {
    if (/^[ \t]/.test(line) && last !== '') fields.set(last, `${fields.get(last)} ${line.trim()}`);
    else {
      const at = line.indexOf(':');
      last = at > 0 ? line.slice(0, at).trim().toLowerCase() : '';
      if (last !== '') fields.set(last, line.slice(at + 1).trim());
    }
  }
  return fields;
}

const STATUS = /^([245])\.\d{1,3}\.\d{1,3}(?!\d)/;
const ART = { failed: 'Zurueck', delayed: 'Verspaetet', delivered: 'Zugestellt', relayed: 'Zugestellt', expanded: 'Zugestellt' } as const;

/** The first block of a recipient decides: each mail has one. The blocks are separated by empty lines, and the first is about the message. */
function readStatus(content: string): Report | null {
  const blocks = content.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/);
  for (const fields of blocks.map(readFields)) {
    const action = fields.get('action')?.toLowerCase().split(/[ (]/)[0] ?? '';
    const [status] = STATUS.exec(fields.get('status') ?? '') ?? [];
    if (status !== undefined && Object.hasOwn(ART, action)) return { art: ART[action as keyof typeof ART], status };
  }
  return null;
}

/** Types of feedback by which a reader says that the mail was unwanted; a report of `not-spam`, or of a failed signature, says nothing of that. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out', 'opt-out-list'];

function readFeedback(content: string): Report | null {
  const typ = readFields(content.replaceAll('\r\n', '\n')).get('feedback-type')?.toLowerCase();
  if (typ === undefined || !/^[a-z-]{1,40}$/.test(typ)) return null;
  return { art: COMPLAINTS.includes(typ) ? 'Beschwerde' : 'Sonstiges', typ };
}

/** Status codes that say that the address itself does not exist; 5.1.7 to 5.1.9 are about the sender (RFC 3463, section 3.2). */
export const isUnknownMailbox = (status: string): boolean => /^5\.1\.\d+$/.test(status) && !/^5\.1\.[789]$/.test(status);
