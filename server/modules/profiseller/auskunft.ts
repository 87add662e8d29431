import type { Sellerauskunft } from '../../../contract/calls/seller/auskunft.ts';
import { PROTOKOLL } from '../../audit/columns.ts';
import { listProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { emailSchluessel } from '../../email-address.ts';
import { MAIL } from '../../mail/columns.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import { auskunftOfPostfach } from '../../mail/ruecklauf/sperre.ts';
import { listMails } from '../../mail/store.ts';
import { orderOf, selectionOf } from '../../reports/query.ts';
import { type RowKey, readAfter } from '../../reports/reads.ts';
import type { Report } from '../../reports/report.ts';
import { sellerAbrechnungenBericht } from '../abrechnung/index.ts';
import { auskunftOfAccount, listRegistrierungenOf, REGISTRIERUNG } from '../account/index.ts';
import { listZahlungsnummern } from '../zahlung/index.ts';
import { auftraegeOf, provisionenOf } from './berichte.ts';
import { readDaten } from './daten.ts';
import { SELLER_REGISTRIERUNG } from './registrieren.ts';
import { actorOf, sellerOf } from './session.ts';
import { listAenderungen, listSteuer } from './store.ts';

/** All data about the logged-in seller (GDPR art. 15, 20). Read-only. Throws PSOF0204. */
export async function disclose(context: Context, login: Login | null): Promise<Sellerauskunft> {
  const { sellernummer, accountId } = sellerOf(login);
  const { Email, Language: _language, Fehlt: _fehlt, ...daten } = await readDaten(context, login);
  const registrierungen = await listRegistrierungenOf(context, SELLER_REGISTRIERUNG.zweck, emailSchluessel(Email));
  const abrechnungen = await allOf(context, sellerAbrechnungenBericht(context, sellernummer));
  const gutschriften = abrechnungen.flatMap((one) => one.Gutschriften);
  const belege = [...abrechnungen.map((one) => one.Abrechnungsnummer), ...gutschriften.map((one) => one.Gutschriftnummer)];
  const forderungen = gutschriften.flatMap(({ Forderung }) => Forderung?.Forderungsnummer ?? []);
  const own = [accountId, sellernummer, ...registrierungen.map((row) => row.registrierung_id)];
  const { teil, links } = await auskunftOfAccount(context, accountId, own);
  const bezuege = [...own, ...links, ...belege, ...forderungen, ...(await listZahlungsnummern(context, 'Provision', belege))];
  const auftraege = await allOf(context, await auftraegeOf(context, login));
  return {
    Zeitpunkt: context.now.toISOString(),
    Mandant: context.konfiguration.Name,
    ...teil,
    Daten: {
      ...daten,
      Aenderungen: (await listAenderungen(context, sellernummer, null)).map((one) => ({
        Feld: one.feld as Sellerauskunft['Daten']['Aenderungen'][number]['Feld'],
        Vorher: one.vorher,
        Nachher: one.nachher,
        GeaendertAm: one.geaendert_am.toISOString(),
      })),
    },
    Steuern: (await listSteuer(context, sellernummer)).map((row) => ({
      GiltAb: row.gilt_ab,
      Steuerstatus: row.steuerstatus,
      Steuernummer: row.steuernummer,
      UstId: row.ust_id,
      KuIdNr: row.ku_idnr,
    })),
    Registrierungen: registrierungen.map((row) => auskunftOf(REGISTRIERUNG, row)),
    // The name of a customer is data of the customer.
    Auftraege: auftraege.map(({ Empfaenger: _empfaenger, ...auftrag }) => auftrag),
    Provisionen: await allOf(context, provisionenOf(context, login)),
    Abrechnungen: abrechnungen,
    Mails: (await listMails(context, bezuege)).map((mail) => auskunftOf(MAIL, mail)),
    MailSperre: await wantsNoMail(context, Email),
    Postfachsperren: await auskunftOfPostfach(context, Email),
    Protokoll: (await listProtokoll(context, [actorOf(sellernummer)], bezuege)).map((entry) => auskunftOf(PROTOKOLL, entry)),
  };
}

/** Rows that are read at once. */
const PIECE = 1000;

/** All rows of a report, as the wire shows them. */
async function allOf<Row, Line extends object, Sum extends string>(context: Context, report: Report<Row, Line, Sum>): Promise<Line[]> {
  const lines: Line[] = [];
  let after: RowKey | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof readAfter<Row>>> = await readAfter(context, report, selectionOf({}), orderOf({}, report), {
      after,
      limit: PIECE,
    });
    lines.push(...(await report.toWire(rows)));
    const last = rows.at(-1);
    if (!last || rows.length < PIECE) return lines;
    after = { sortKey: last.sortKey, id: last.id };
  }
}
