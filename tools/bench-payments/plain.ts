import { type PaymentOrder, sepaName } from '../../server/sepa/index.ts';

const escaped = (text: string): string => text.replaceAll("'", '&apos;');
const euro = (cent: number): string =>
  String(cent)
    .padStart(3, '0')
    .replace(/(?=\d\d$)/, '.');
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** The file of an order from strings alone: what writing these bytes takes at least. Only for payers and texts that are in SEPA characters already. */
export function plainFile({ payer, messageId, paymentInfoId, executionDay, zeichensatz, payments }: PaymentOrder): string {
  const counts = `<NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${euro(payments.reduce((sum, { amountCent }) => sum + amountCent, 0))}</CtrlSum>`;
  const rows = payments.map(
    ({ endToEndId, amountCent, name, iban, text }) =>
      `<CdtTrfTxInf><PmtId><InstrId>${endToEndId}</InstrId><EndToEndId>${endToEndId}</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">${euro(amountCent)}</InstdAmt></Amt><Cdtr><Nm>${escaped(sepaName(name, zeichensatz).text)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${text}</Ustrd></RmtInf></CdtTrfTxInf>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} pain.001.001.09.xsd"><CstmrCdtTrfInitn>`,
    `<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-30T00:30:05</CreDtTm>${counts}<InitgPty><Nm>${payer.name}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${paymentInfoId}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>${counts}<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>`,
    `<ReqdExctnDt><Dt>${executionDay}</Dt></ReqdExctnDt><Dbtr><Nm>${payer.name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct>`,
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
    ...rows,
    '</PmtInf></CstmrCdtTrfInitn></Document>',
  ].join('');
}
