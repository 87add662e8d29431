import type { Insertable } from 'kysely';
import { anteilOf } from '../../contract/rules/anteil.ts';
import { splitPraemie } from '../../contract/rules/split.ts';
import { addDays, addTage, dayOf } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';
import type { MandantTables } from '../../server/db/tables.ts';
import { emailColumns } from '../../server/email-address.ts';
import { recordHandlung } from '../../server/mail/postfach.ts';
import { OPT_IN_DAYS, tokenOfZugangslink } from '../../server/modules/account/index.ts';
import { angebotCentOf } from '../../server/modules/auftrag/angebot.ts';
import { automaticRelease } from '../../server/modules/auftrag/steps.ts';
import { findAuftrag, updateAuftrag } from '../../server/modules/auftrag/store.ts';
import { bedingungVersionsOf, keepBedingungen } from '../../server/modules/content/index.ts';
import { hexHashOf } from '../../server/modules/empfaenger/hex.ts';
import { baseRow } from '../../server/modules/empfaenger/join/base-row.ts';
import { ensureMitarbeitende, herkunftOf, worksFor } from '../../server/modules/empfehler/index.ts';
import { payingAgenturOf } from '../../server/modules/kassenbuch/index.ts';
import { KONTEN } from '../../server/modules/kassenbuch/konten.ts';
import { checkAktionen, recordAktionen } from '../../server/modules/mandant/index.ts';
import { praemierungToken, readPraemieOf } from '../../server/modules/praemie/index.ts';
import { countBonus } from '../../server/modules/praemierung/bonus.ts';
import { nextFaellig } from '../../server/modules/praemierung/ending.ts';
import { readEmpfehlerIdOf } from '../../server/modules/praemierung/reads.ts';

/**
 * Inserts a referral, its recipient, order and grants with the same rows that the calls create; `referral-rows.db.test.ts` compares both. Triggers run
 * here too.
 */

type Row<Table extends keyof MandantTables> = Omit<Insertable<MandantTables[Table]>, 'mandant'>;

const insert = async <Table extends keyof MandantTables>({ tx }: Context, table: Table, rows: readonly Row<Table>[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto(table)
      .values(rows as never)
      .execute();
};

/** A change of a state as an event; the audit log has an entry with the same values unless `eintrag` differs, and none if it is null. */
interface StateChange {
  readonly wer: string;
  readonly was: Row<'ereignis'>['was'];
  readonly bezug: string;
  readonly vorher: string | null;
  readonly nachher: string;
  readonly grund?: string;
  readonly wertCent?: number | null;
  readonly eintrag?: { readonly was: string; readonly daten: object } | null;
}

/** Values of the referral in its events. */
interface EventReferral {
  readonly empfehlungsnummer: string;
  readonly agenturnummer: string | null;
  readonly mitarbeiternummer: string | null;
  readonly produkt_id: number;
}

const CHANNEL = 'whatsapp';

async function insertStateChanges(context: Context, of: EventReferral, told: readonly StateChange[]): Promise<void> {
  const { now: zeit } = context;
  await insert(
    context,
    'ereignis',
    told.map(({ eintrag: _, grund = null, wertCent = null, ...one }) => ({
      ...one,
      ...of,
      grund,
      zeit,
      channel: CHANNEL,
      wert_cent: wertCent,
    })),
  );
  const entries = told.filter(({ eintrag }) => eintrag !== null);
  await insert(
    context,
    'protokoll',
    entries.map(({ wer, was, bezug, vorher, nachher, grund, eintrag }) => {
      const status = { was: `${was.toLowerCase()}.status`, daten: { von: vorher, nach: nachher, ...(grund !== undefined && { grund }) } };
      const { was: name, daten } = eintrag ?? status;
      const change = { agenturnummer: of.agenturnummer, vorher, nachher, grund: grund ?? null };
      return { zeit, wer, was: name, bezug, daten: JSON.stringify(daten), ...change };
    }),
  );
}

/** Inserts queued mails. */
const enqueueMails = (context: Context, mails: readonly (readonly [vorlage: string, bezug: string])[]): Promise<void> =>
  insert(
    context,
    'mail',
    mails.map(([vorlage, bezug]) => ({
      mail_id: context.random.nummer(),
      vorlage,
      bezug,
      erstellt_am: context.now,
      faellig_am: context.now,
    })),
  );

interface ReferralWish {
  readonly produkt: number;
  readonly anteil: 100 | 50 | 0;
  /** The recommender's account. */
  readonly empfehler: { readonly id: string; readonly email: string; readonly vorname: string; readonly nachname: string };
  /** Campaigns agreed to with the referral. */
  readonly aktionen: readonly number[];
  /** Address of the recipient. */
  readonly email: string;
}

interface Referral {
  readonly Empfehlungsnummer: string;
  readonly Empfaengernummer: string;
}

/** A link of a logged-in recommender and a recipient who joined it, accepted the terms and confirmed the data: state Ok. */
export async function insertRecipient(context: Context, wish: ReferralWish): Promise<Referral> {
  const { produkt, anteil, empfehler, aktionen, email } = wish;
  const { now, random, konfiguration } = context;
  const empfehlungsnummer = random.nummer();
  const herkunft = await herkunftOf(context, empfehler.id, [empfehler.email]);
  await insert(context, 'empfehlung', [
    {
      empfehlungsnummer,
      empfehler_id: empfehler.id,
      vorname: empfehler.vorname,
      nachname: empfehler.nachname,
      produkt_id: produkt,
      channel: CHANNEL,
      empfehlungslink: true,
      anteil_empfehler: anteilOf(anteil, context.konfiguration.PraemieAlsLohn),
      agentennummer: null,
      code: random.code(),
      erstellt_am: now,
      bestaetigt_am: now,
      gueltig_bis: addDays(dayOf(now), konfiguration.EmpfehlungGueltigTage),
      ...herkunft,
    },
  ]);
  await recordAktionen(
    context,
    empfehlungsnummer,
    await checkAktionen(
      context,
      aktionen.map((AktionsId) => ({ AktionsId, Zustimmung: true })),
    ),
  );
  await keepBedingungen(context);
  const first = { ...baseRow(context, { empfehlungsnummer, empfehler_id: empfehler.id }, random.nummer()), status: 'Ok' as const };
  const { empfaengernummer } = first;
  await insert(context, 'empfaenger', [
    {
      ...first,
      anrede: 'Herr',
      vorname: 'Jörg',
      name: 'Müßig',
      geburtsdatum: '1980-12-24',
      telefon: '030 1234567',
      ...emailColumns(email),
      ort: 'Köln',
      plz: '50667',
      strasse: 'Domkloster',
      hausnummer: '4 a',
      channel: 'co',
      einsprungsquelle: 'Einsprungslink',
      zugestimmt_am: now,
      bestaetigt_am: now,
      bestaetigt_durch: 'Link',
      loeschen_am: null,
      frist_am: addTage(now, konfiguration.AuftragFristTage),
      hex_version: 2,
      hex_hash: hexHashOf(context, { empfaengernummer, hex_version: 2 }),
    },
  ]);
  const counted = (await isColleague(context, herkunft.agenturnummer, email)) ? WITHOUT_AGENTUR : herkunft;
  if (counted !== herkunft)
    await context.tx.updateTable('empfaenger').set(WITHOUT_AGENTUR).where('empfaengernummer', '=', empfaengernummer).execute();
  const { agb, praemienbedingungen } = bedingungVersionsOf(context.inhalte);
  const accepted = { agb_text: 'ja', agb_version: agb, praemienbedingungen_version: praemienbedingungen, gegeben_am: now };
  await insert(context, 'zustimmung', [
    { seite: 'Empfehler', bezug: empfehlungsnummer, ...accepted },
    { seite: 'Empfaenger', bezug: empfaengernummer, ...accepted },
  ]);
  const zugangslink_id = random.nummer();
  await insert(context, 'zugangslink', [
    {
      zugangslink_id,
      zweck: 'Empfaenger',
      bezug: empfaengernummer,
      redirect: null,
      einladung: null,
      administrator: false,
      token_hash: context.secrets.hash(tokenOfZugangslink(context, zugangslink_id)),
      verwendet_am: now,
      gueltig_bis: addTage(now, OPT_IN_DAYS),
    },
  ]);
  await enqueueMails(context, [
    ['empfaengerBestaetigen', zugangslink_id],
    ['empfaengerBestellen', empfaengernummer],
  ]);
  const [own, joining] = [`Empfehler:${empfehler.id}`, 'Besucher'];
  const person = { was: 'Empfaenger', bezug: empfaengernummer } as const;
  const of = { empfehlungsnummer, produkt_id: produkt };
  await insertStateChanges(context, { ...of, ...herkunft }, [
    {
      wer: own,
      was: 'Empfehlung',
      bezug: empfehlungsnummer,
      vorher: null,
      nachher: 'Ok',
      eintrag: { was: 'empfehlung.angelegt', daten: { bestaetigt: true } },
    },
  ]);
  await insertStateChanges(context, { ...of, ...counted }, [
    { ...person, wer: joining, vorher: null, nachher: 'Offen', eintrag: null },
    { ...person, wer: joining, vorher: 'Offen', nachher: 'Ok', grund: 'Zugestimmt' },
  ]);
  const log = { bezug: empfaengernummer, zeit: now, agenturnummer: null, vorher: null, nachher: null, grund: null };
  await insert(context, 'protokoll', [
    { ...log, wer: `Empfaenger:${empfaengernummer}`, was: 'empfaenger.zugestimmt', daten: '{}' },
    { ...log, wer: joining, was: 'empfaenger.bestaetigt', daten: JSON.stringify({ durch: 'Link' }) },
  ]);
  await recordHandlung(context, email);
  return { Empfehlungsnummer: empfehlungsnummer, Empfaengernummer: empfaengernummer };
}

const WITHOUT_AGENTUR = { agenturnummer: null, mitarbeiternummer: null };

/** Whether a recipient works for the agency of the referral; such a referral does not count for the agency. */
const isColleague = async (context: Context, agenturnummer: string | null, email: string): Promise<boolean> =>
  agenturnummer !== null && worksFor(context, agenturnummer, [email]);

/** The actor `wer` of the tenant's own system in events and audit log. */
const SYSTEM = 'Schluessel:demo';

/** Values of an order's referral in the events of the order. */
const ofAuftrag = (auftrag: NonNullable<Awaited<ReturnType<typeof findAuftrag>>>): EventReferral => ({
  empfehlungsnummer: auftrag.empfehlungsnummer,
  produkt_id: auftrag.produkt_id,
  agenturnummer: auftrag.agenturnummer,
  mitarbeiternummer: auftrag.mitarbeiternummer,
});

const storedAuftrag = async (context: Context, auftragsnummer: string) => {
  const auftrag = await findAuftrag(context, auftragsnummer);
  if (!auftrag) throw new Error(`no order ${auftragsnummer}`);
  return auftrag;
};

/** An order of a recipient in Ok by the referral's product, confirmed by the tenant's system. */
export async function insertAuftrag(
  context: Context,
  person: Referral & { readonly ProduktId: number },
  { Auftragsnummer, Auftragsdatum }: { readonly Auftragsnummer: string; readonly Auftragsdatum: string },
): Promise<void> {
  const row = {
    auftragsnummer: Auftragsnummer,
    empfaengernummer: person.Empfaengernummer,
    empfehlungsnummer: person.Empfehlungsnummer,
    produkt_id: person.ProduktId,
    auftragsdatum: Auftragsdatum,
    frist_beginn: Auftragsdatum,
    grund: null,
    erstellt_am: context.now,
    status: 'Bestaetigt',
  } as const;
  await insert(context, 'auftrag', [{ ...row, freigabe_am: null }]);
  const auftrag = await storedAuftrag(context, Auftragsnummer);
  const angebot_cent = await angebotCentOf(context, { ...auftrag, tag: Auftragsdatum });
  await updateAuftrag(context, Auftragsnummer, { angebot_cent, freigabe_am: automaticRelease(context, auftrag) });
  await enqueueMails(context, [
    ['praemieInSicht', Auftragsnummer],
    ['praemieInSichtEmpfaenger', Auftragsnummer],
  ]);
  const change = { wer: SYSTEM, was: 'Auftrag', bezug: Auftragsnummer } as const;
  await insertStateChanges(context, ofAuftrag(auftrag), [
    {
      ...change,
      vorher: null,
      nachher: 'Eingegangen',
      eintrag: { was: 'auftrag.eingegangen', daten: { empfaengernummer: person.Empfaengernummer } },
    },
    { ...change, vorher: 'Eingegangen', nachher: 'Bestaetigt' },
  ]);
}

/** Releases such an order: grants by the tenant's rewards and bonus, open or to be paid with the wages, with their entries in the ledger, the fee and the mails. */
export async function insertRelease(context: Context, auftragsnummer: string): Promise<void> {
  const { now, random, konfiguration, secrets } = context;
  const auftrag = await storedAuftrag(context, auftragsnummer);
  const { empfaengernummer, agenturnummer } = auftrag;
  const praemie = await readPraemieOf(context, { ...auftrag, tag: auftrag.auftragsdatum });
  if (!praemie) throw new Error(`order ${auftragsnummer} earns nothing`);
  const split = splitPraemie(
    praemie.wert_cent,
    await storedAnteil(context, auftrag.empfehlungsnummer),
    konfiguration.MaxEmpfaengerPraemieCent,
  );
  const bonusCent = await countBonus(context, empfaengernummer);
  const zahlende = await payingAgenturOf(context, agenturnummer);
  await context.tx
    .updateTable('empfaenger')
    .set({ status: 'Freigegeben', frist_am: null })
    .where('empfaengernummer', '=', empfaengernummer)
    .execute();
  const shares = [
    { seite: 'Empfehler' as const, wert_cent: split.empfehlerCent + bonusCent, bonus_cent: bonusCent },
    { seite: 'Empfaenger' as const, wert_cent: split.empfaengerCent, bonus_cent: 0 },
  ];
  const grants = shares.filter(({ wert_cent }) => wert_cent > 0).map((share) => ({ praemierungsnummer: random.nummer(), ...share }));
  const gueltig_bis = addTage(now, konfiguration.PraemieGueltigTage);
  const alsLohn = konfiguration.PraemieAlsLohn;
  if (alsLohn) await ensureMitarbeitende(context, await readEmpfehlerIdOf(context, empfaengernummer));
  const status = alsLohn ? ('Bereitgestellt' as const) : ('Offen' as const);
  await insert(
    context,
    'praemierung',
    grants.map((grant) => ({
      ...grant,
      auftragsnummer,
      empfaengernummer,
      praemie_id: praemie.id,
      status,
      art: alsLohn ? ('Gehalt' as const) : null,
      token_hash: secrets.hash(praemierungToken(context, grant.praemierungsnummer)),
      gueltig_bis,
      faellig_am: alsLohn ? null : nextFaellig({ gueltig_bis }, now),
      bankdaten_id: null,
      erstellt_am: now,
      gewaehlt_am: alsLohn ? now : null,
      gutschein: null,
    })),
  );
  await insert(
    context,
    'buchung',
    grants.flatMap(({ praemierungsnummer, wert_cent, bonus_cent }): Row<'buchung'>[] => [
      booked('Gewaehrung', KONTEN.aufwand, KONTEN.verbindlichkeit, wert_cent, { praemierungsnummer }),
      ...(zahlende === null || wert_cent === bonus_cent
        ? []
        : [booked('Praemie', KONTEN.agenturen, KONTEN.aufwand, wert_cent - bonus_cent, { praemierungsnummer, agenturnummer: zahlende })]),
    ]),
  );
  if (zahlende !== null && konfiguration.AgenturGebuehrCent > 0)
    await insert(context, 'buchung', [
      booked('Gebuehr', KONTEN.agenturen, KONTEN.gebuehren, konfiguration.AgenturGebuehrCent, {
        auftragsnummer,
        agenturnummer: zahlende,
        partei: 'Agentur',
      }),
    ]);
  await enqueueMails(
    context,
    grants.map(({ praemierungsnummer }) => ['praemieBereit', praemierungsnummer]),
  );
  await context.tx
    .updateTable('auftrag')
    .set({ status: 'Freigegeben', freigabe_am: null, freigegeben_am: now, freigegeben_durch: SYSTEM })
    .where('auftragsnummer', '=', auftragsnummer)
    .execute();
  await insertStateChanges(context, ofAuftrag(auftrag), [
    {
      wer: SYSTEM,
      was: 'Empfaenger',
      bezug: empfaengernummer,
      vorher: 'Ok',
      nachher: 'Freigegeben',
      grund: 'Auftrag freigegeben',
    },
    ...grants.map(({ praemierungsnummer, seite, wert_cent: wertCent, bonus_cent: bonus }) => ({
      wer: SYSTEM,
      was: 'Praemierung' as const,
      bezug: praemierungsnummer,
      vorher: null,
      nachher: status,
      wertCent,
      eintrag: { was: 'praemierung.gewaehrt', daten: { seite, wertCent, ...(bonus > 0 && { bonusCent: bonus }) } },
    })),
    {
      wer: SYSTEM,
      was: 'Auftrag',
      bezug: auftragsnummer,
      vorher: 'Bestaetigt',
      nachher: 'Freigegeben',
      wertCent: grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0),
    },
  ]);

  function booked(vorgang: Row<'buchung'>['vorgang'], soll: string, haben: string, betrag_cent: number, of: Partial<Row<'buchung'>>) {
    return { vorgang, soll, haben, betrag_cent, gebucht_am: now, belegtag: dayOf(now), praemierungsnummer: null, ...of };
  }
}

async function storedAnteil({ tx }: Context, empfehlungsnummer: string): Promise<100 | 50 | 0> {
  const row = tx.selectFrom('empfehlung').select('anteil_empfehler').where('empfehlungsnummer', '=', empfehlungsnummer);
  return (await row.executeTakeFirstOrThrow()).anteil_empfehler;
}
