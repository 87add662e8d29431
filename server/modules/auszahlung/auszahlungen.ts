import type { SumOf } from '../../../contract/calls/bericht.ts';
import type { Auszahlung, AuszahlungZeile, listAuszahlungen } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { createTexts } from '../../../texts/texts.ts';
import { namesOf } from '../../audit/actors.ts';
import type { Context } from '../../context.ts';
import { itemOf } from '../../reports/list.ts';
import type { Report } from '../../reports/report.ts';
import { countWaiting } from '../../reports/waiting.ts';
import { reportTextsOf } from '../agentur/index.ts';
import { maskIban, readManyBankdaten } from '../bankdaten/index.ts';
import { produktOf } from '../produkt/index.ts';
import { listZahlungenOf, listZurueckhaltungen } from '../zahlung/index.ts';
import { stichtagOf } from './anlegen.ts';
import { type AuszahlungRow, auszahlungenAt } from './auszahlungen.sql.ts';
import { grundOf } from './laeufe.ts';

/** The picked transfers of the tenant that are not paid yet, as a list. */
export async function auszahlungenListe(context: Context): Promise<Report<AuszahlungRow, AuszahlungZeile, SumOf<typeof listAuszahlungen>>> {
  const { person, t } = reportTextsOf(context);
  return {
    ...auszahlungenAt(await stichtagOf(context)),
    toWire: async (rows) => {
      const ids = rows.flatMap(({ bankdaten_id }) => bankdaten_id ?? []);
      const accounts = await readManyBankdaten(context, ids);
      return rows.map((row) => {
        const account = accounts.get(row.bankdaten_id ?? '');
        return {
          Spaetestens: row.spaetestens,
          Praemierungsnummer: row.praemierungsnummer,
          Seite: row.seite,
          Anzeigename: person(row.vorname, row.nachname),
          Produkt: produktOf(row, context),
          Auftragsnummer: row.auftragsnummer,
          WertCent: row.wert_cent,
          GewaehltAm: (row.gewaehlt_am ?? context.now).toISOString(),
          IbanMaskiert: account ? maskIban(account.IBAN) : null,
          Stand: row.stand,
          Grund: row.stand === 'ImLauf' ? null : (row.halt_grund ?? grundOfHold(t, row.halt_code)),
          Laufnummer: row.laufnummer,
        };
      });
    },
  };
}

type Translate = ReturnType<typeof createTexts>;

const grundOfHold = (t: Translate, code: string | null): string | null =>
  code === null ? null : code === 'Land' ? t('betrieb.auszahlung.grund.Land') : grundOf(t, code);

/** Counts transfers that a run can take, that are late, or whose owner has not answered. */
export const auszahlungenWaiting = countWaiting('auszahlungen', auszahlungenListe, ({ Spaetestens }) => Spaetestens);

/** One picked transfer with what holds it and its payments. Throws NichtGefunden. */
export async function auszahlungForBetrieb(context: Context, nummer: string): Promise<Auszahlung> {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const { row, zeile } = await itemOf(context, await auszahlungenListe(context), nummer);
  const holds = await listZurueckhaltungen(context, [nummer], context.now);
  const payments = await listZahlungenOf(context, [nummer]);
  const nameOf = await namesOf(
    context,
    holds.map(({ von }) => von),
  );
  const accounts = await readManyBankdaten(
    context,
    payments.flatMap(({ bankdaten_id }) => bankdaten_id ?? []),
  );
  return {
    ...zeile,
    Empfaengernummer: row.empfaengernummer,
    Zurueckhaltungen: holds.map((one) => ({
      Id: one.zurueckhaltung_id,
      Art: one.art,
      Grund: one.grund ?? grundOfHold(t, one.grund_code),
      GrundCode: one.grund_code,
      Nachfrage: one.nachfrage,
      Bis: one.bis?.toISOString() ?? null,
      Am: one.am.toISOString(),
      Von: one.von === 'System' ? t('betrieb.akteur.System') : nameOf(one.von),
    })),
    Versuche: payments.map((one) => {
      const account = accounts.get(one.bankdaten_id ?? '');
      return {
        Zahlungsnummer: one.zahlungsnummer,
        Laufnummer: one.laufnummer,
        Status: one.status,
        BetragCent: one.betrag_cent,
        IbanMaskiert: account ? maskIban(account.IBAN) : null,
        Zweck: one.zweck,
        AusgefuehrtAm: one.ausgefuehrt_am,
        BeendetAm: one.beendet_am,
        GrundCode: one.grund_code,
        Grund: grundOf(t, one.grund_code),
      };
    }),
  };
}
