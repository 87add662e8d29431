import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';

/** Characters that are parsed at once; other work of the process runs between two such steps. */
const AT_ONCE = 16_384;

/**
 * An element without children, or an attribute: its path below the payment, or below the root element for the rest, and its text. The path of an attribute
 * ends with `@` and its name.
 */
export type Leaf = readonly [path: string, text: string];

/** The leaves of a payment file in their order. */
export interface ReadFile {
  /** Group header and payment block, such as `GrpHdr/MsgId`. */
  readonly head: readonly Leaf[];
  /** Such as `PmtId/EndToEndId`. */
  readonly payments: readonly (readonly Leaf[])[];
}

const ROOT = 'Document/CstmrCdtTrfInitn/';
const PAYMENT = 'Document/CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf';

/** Reads a payment file. Throws if it is not UTF-8 without byte order mark, has a document type or is not well-formed XML. */
export async function readPaymentFile(file: Uint8Array): Promise<ReadFile> {
  const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  if (xml.startsWith('\ufeff')) throw new Error('byte order mark');
  const head: Leaf[] = [];
  const payments: Leaf[][] = [];
  const open: string[] = [];
  /** Text of the innermost element; null once an element was closed in it. */
  let text: string | null = null;
  const add = (path: string, value: string): void => {
    const isPayment = path.startsWith(`${PAYMENT}/`);
    const leaves = isPayment ? payments.at(-1) : head;
    leaves?.push([path.slice(isPayment ? PAYMENT.length + 1 : path.startsWith(ROOT) ? ROOT.length : 0), value]);
  };
  const parser = new SaxesParser();
  parser.on('doctype', () => parser.fail('document type'));
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    text = '';
    const path = open.join('/');
    if (path === PAYMENT) payments.push([]);
    for (const [attribute, value] of Object.entries(attributes)) if (!OF_SCHEMA.test(attribute)) add(`${path}@${attribute}`, value);
  });
  parser.on('text', (part) => {
    if (text !== null) text += part;
    else if (part.trim() !== '') parser.fail('text between elements');
  });
  parser.on('cdata', () => parser.fail('CDATA'));
  parser.on('closetag', () => {
    if (text !== null) add(open.join('/'), text);
    text = null;
    open.pop();
  });
  for (let at = 0; at < xml.length; at += AT_ONCE) {
    parser.write(xml.slice(at, at + AT_ONCE));
    await nextTurn();
  }
  parser.close();
  return { head, payments };
}

/** Attributes that only say where the schema is. */
const OF_SCHEMA = /^(xmlns:xsi|xsi:schemaLocation)$/;
