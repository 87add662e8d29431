import type * as z from 'zod/mini';
import type { BetriebAgentur, BetriebAgenturZeile } from '../../../../contract/calls/betrieb/agenturen.ts';
import { BEDINGUNG_NAMES, BEDINGUNGEN } from '../../../../contract/rules/agenturbedingungen.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { REGISTRIERUNG_STATUS, type RegistrierungAktion, type RegistrierungStatus } from '../../../../contract/rules/registrierung.ts';
import { isUstId } from '../../../../contract/rules/ust-id.ts';
import { namesOf } from '../../../audit/actors.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { isIban, maskedBankdaten, readableBankdaten } from '../../bankdaten/index.ts';
import { quelleOf } from '../../betrieb/index.ts';
import { missingAngaben } from '../angaben.ts';
import { findAgentur } from '../reads.ts';
import { reportTextsOf } from '../report-texts.ts';
import { listAgreements } from '../zustimmung/bedingungen.ts';
import { BETRIEB_AGENTUREN, type BetriebAgenturRow, listChanges, listOwners } from './agenturen.sql.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findAgentur>>>;

/** The agencies of the tenant as a list. */
export const agenturenListe = (): Report<BetriebAgenturRow, BetriebAgenturZeile> =>
  withLines(BETRIEB_AGENTUREN, (row) => ({
    Agenturnummer: row.agenturnummer,
    Name: row.name,
    Status: row.status,
    SeitAm: row.erstellt_am.toISOString(),
    OffenCent: row.offen_cent,
  }));

/** Counts the agencies that wait for approval. The oldest is the one that registered first, whatever its number. */
export const agenturenWaiting = countWaiting(
  'agenturen',
  () => ({ ...agenturenListe(), defaultOrder: { by: 'SeitAm', descending: true } }),
  ({ SeitAm }) => dayOf(new Date(SeitAm)),
);

/** Throws NichtGefunden for a tenant without agencies. */
export function checkHasAgenturen({ konfiguration }: Pick<Context, 'konfiguration'>): void {
  if (konfiguration.ModuleAgentur === 'Aus') refuse('NichtGefunden');
}

/** The list of agencies for a file. */
export const agenturenQuelle = quelleOf((context) => {
  checkHasAgenturen(context);
  return agenturenListe();
});

/** What the tenant can decide on an agency. An inactive one can be active again while its data is complete. */
export function aktionenOf(row: Row): readonly RegistrierungAktion[] {
  if (row.status === 'WartetAufFreigabe') return ['Freigeben', 'Ablehnen'];
  if (row.status === 'Inaktiv') return missingAngaben(row).length === 0 ? ['Freigeben'] : [];
  return ['Deaktivieren'];
}

/** One agency of the tenant with its data, and what the caller can decide on it. Throws NichtGefunden. */
export async function agenturForBetrieb(context: Context, login: Login | null, nummer: string): Promise<z.input<typeof BetriebAgentur>> {
  const { zeile } = await itemOf(context, agenturenListe(), nummer);
  const row = (await findAgentur(context, nummer)) ?? refuse('NichtGefunden');
  const owners = await listOwners(context, nummer);
  const agreements = await listAgreements(context, nummer);
  return {
    ...zeile,
    Email: row.email,
    Telefon: row.telefon,
    Strasse: row.strasse,
    Hausnummer: row.hausnummer,
    Plz: row.plz,
    Ort: row.ort,
    UstId: row.ust_id,
    UstIdGueltig: row.ust_id === null ? null : isUstId(row.ust_id),
    Steuernummer: row.steuernummer,
    ...(await kontoOf(context, row)),
    Grund: row.grund,
    Inhaber: owners.map(({ vorname, nachname, email, status }) => ({ Vorname: vorname, Nachname: nachname, Email: email, Status: status })),
    Zustimmungen: agreements.flatMap(({ block, version, von, am }) =>
      BEDINGUNG_NAMES.filter((name) => BEDINGUNGEN[name] === block).map((Name) => ({
        Name,
        Version: version,
        Von: von,
        ZugestimmtAm: am?.toISOString() ?? null,
      })),
    ),
    Verlauf: await verlaufOf(context, nummer),
    Aktionen: mayCall(login, 'AgenturenEntscheiden', true) ? [...aktionenOf(row)] : [],
  };
}

/** The account of an agency with the last four characters of its IBAN, or a word in place of what cannot be decrypted. */
async function kontoOf(context: Context, { bankdaten_id }: Row) {
  if (bankdaten_id === null) return { Kontoinhaber: null, IBANMaskiert: null, IBANGueltig: null };
  const bankdaten = await readableBankdaten(context, bankdaten_id);
  if (bankdaten === null) {
    const shown = await maskedBankdaten(context, bankdaten_id);
    return { Kontoinhaber: shown?.Kontoinhaber ?? null, IBANMaskiert: shown?.IBAN ?? null, IBANGueltig: null };
  }
  const { Kontoinhaber, IBAN } = bankdaten;
  return { Kontoinhaber, IBANMaskiert: `•••• ${IBAN.slice(-4)}`, IBANGueltig: isIban(IBAN) };
}

/** What happened to an agency, in words, oldest first. */
async function verlaufOf(context: Context, nummer: string) {
  const { t } = reportTextsOf(context);
  const changes = await listChanges(context, nummer);
  const nameOf = await namesOf(
    context,
    changes.map(({ wer }) => wer),
  );
  return changes.map(({ zeit, wer, was, vorher, nachher }) => {
    const values = { name: nameOf(wer) };
    const status = REGISTRIERUNG_STATUS.find((one) => one === nachher);
    const Was =
      was === 'agentur.stammdaten' || status === undefined
        ? t('betrieb.agentur.verlauf.stammdaten', values)
        : t(`betrieb.agentur.verlauf.${stepOf(vorher, status)}`, values);
    return { Am: zeit.toISOString(), Was };
  });
}

const stepOf = (vorher: string | null, nachher: RegistrierungStatus) =>
  nachher === 'Inaktiv' && vorher === 'WartetAufFreigabe' ? 'Abgelehnt' : nachher;
