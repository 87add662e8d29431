import { type Leaf, readPaymentFile } from '../sepa/read-file.ts';

/** A transfer of a payment file, as the bank reads it. */
interface BankLine {
  readonly EndToEndId: string;
  readonly Name: string;
  readonly IBAN: string;
  readonly BetragCent: number;
  readonly Zweck: string;
}

/** A payment file, as the bank reads it. */
export interface BankFile {
  readonly MsgId: string;
  readonly Zahler: { readonly Name: string; readonly IBAN: string };
  /** `YYYY-MM-DD` */
  readonly Ausfuehrungstag: string;
  readonly Anzahl: number;
  readonly SummeCent: number;
  readonly Zahlungen: readonly BankLine[];
}

const FORMAT = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Why the bank refuses a file, in German for the page. */
export class RefusedFile extends Error {}

/** Reads a payment file as a bank would. Throws RefusedFile for what is no pain.001 of version 9, or whose count or sum is another than that of its lines. */
export async function readBankFile(file: Uint8Array): Promise<BankFile> {
  const read = await readPaymentFile(file).catch(() => null);
  if (read === null) throw new RefusedFile('Das ist keine Zahlungsdatei: kein XML in UTF-8 ohne DTD.');
  const head = textOf(read.head);
  if (head('Document@xmlns') !== FORMAT || read.payments.length === 0)
    throw new RefusedFile('Das ist keine Zahlungsdatei: Die Bank nimmt pain.001.001.09.');
  const Zahlungen = read.payments.map(lineOf);
  const SummeCent = Zahlungen.reduce((sum, { BetragCent }) => sum + BetragCent, 0);
  if (Number(head('GrpHdr/NbOfTxs')) !== Zahlungen.length)
    throw new RefusedFile('Die Datei nennt eine andere Anzahl, als sie Zahlungen hat.');
  if (centOf(head('GrpHdr/CtrlSum')) !== SummeCent) throw new RefusedFile('Die Datei nennt eine andere Summe, als ihre Zahlungen ergeben.');
  return {
    MsgId: head('GrpHdr/MsgId'),
    Zahler: { Name: head('PmtInf/Dbtr/Nm'), IBAN: head('PmtInf/DbtrAcct/Id/IBAN') },
    Ausfuehrungstag: head('PmtInf/ReqdExctnDt/Dt'),
    Anzahl: Zahlungen.length,
    SummeCent,
    Zahlungen,
  };
}

/** Finds the text at a path; empty without it. */
const textOf = (leaves: readonly Leaf[]) => {
  const texts = new Map(leaves);
  return (path: string): string => texts.get(path) ?? '';
};

function lineOf(leaves: readonly Leaf[]): BankLine {
  const at = textOf(leaves);
  return {
    EndToEndId: at('PmtId/EndToEndId'),
    Name: at('Cdtr/Nm'),
    IBAN: at('CdtrAcct/Id/IBAN'),
    BetragCent: centOf(at('Amt/InstdAmt')),
    Zweck: at('RmtInf/Ustrd'),
  };
}

/** `1234.05` in cents, by digits alone; NaN for other texts. */
const centOf = (euro: string): number => (/^\d+\.\d\d$/.test(euro) ? Number(euro.replace('.', '')) : Number.NaN);
