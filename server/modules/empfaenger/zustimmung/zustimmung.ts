import type * as z from 'zod/mini';
import type { EigeneZustimmung } from '../../../../contract/calls/empfehlung/zustimmung.ts';
import type { EmpfaengerStatus } from '../../../../contract/values/status.ts';
import { type AgbText, isAgbAccepted, type Seite } from '../../../../contract/values/wire.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addTage } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { refuse, refuseField } from '../../../errors.ts';
import { stopMails } from '../../../mail/mail-sperre.ts';
import { recordHandlung } from '../../../mail/postfach.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { findZugangslink, redeemZugangslink, redeemZugangslinks } from '../../account/index.ts';
import { bedingungVersionsOf, keepBedingungen } from '../../content/index.ts';
import { rememberAnalyse } from '../analyse.ts';
import { withdraw } from '../erase.ts';
import { hexOf, renewHex } from '../hex.ts';
import { joinToFirst, lockEntry } from '../join/vorlaeufig.ts';
import { empfaengerBestellen } from '../mails.ts';
import { findFirst, findLatestZustimmung } from '../reads.ts';
import { moveEmpfaenger } from '../status.ts';
import { type EmpfaengerRow, findEmpfaenger, insertZustimmung, lockEmpfaenger, updateEmpfaenger } from '../store.ts';
import { applyWerbeeinwilligung } from './werbung.ts';

/** The versions that a caller saw. */
type SeenVersions = Partial<Record<'AgbVersion' | 'PraemienbedingungenVersion', string | null | undefined>>;

/** Throws Validierung at `field` if the caller saw another version of the terms or reward conditions than the present one. */
export function checkSeenVersions({ inhalte }: Context, { AgbVersion, PraemienbedingungenVersion }: SeenVersions, field: string): void {
  const { agb, praemienbedingungen } = bedingungVersionsOf(inhalte);
  const isOther = (seen: string | null | undefined, current: string | null) => seen !== undefined && seen !== null && seen !== current;
  if (isOther(AgbVersion, agb) || isOther(PraemienbedingungenVersion, praemienbedingungen)) refuseField(field, 'textGeaendert');
}

/** Accepts the terms and reward conditions; stores the versions shown and the text that was sent. A repeat changes nothing. Returns the resulting status. */
export async function acceptZustimmung(
  context: Context,
  empfaengernummer: string,
  { AgbText: agbText, ...seen }: { readonly AgbText?: z.infer<typeof AgbText> } & SeenVersions,
): Promise<EmpfaengerStatus> {
  if (!isAgbAccepted(agbText)) refuse('AcceptAgb');
  checkSeenVersions(context, seen, 'AgbText');
  const row = (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');
  if (row.zugestimmt_am !== null) return row.status;
  await recordZustimmung(context, 'Empfaenger', empfaengernummer, agbText);
  await updateEmpfaenger(context, empfaengernummer, { zugestimmt_am: context.now });
  await writeProtokoll(context, 'empfaenger.zugestimmt', empfaengernummer);
  return advanceWhenReady(context, empfaengernummer);
}

/** Stores that one side accepted the terms and reward conditions: the text that was sent, and the versions that were shown. */
export async function recordZustimmung(context: Context, seite: Seite, bezug: string, agbText: unknown): Promise<void> {
  const { agb, praemienbedingungen } = bedingungVersionsOf(context.inhalte);
  await keepBedingungen(context);
  await insertZustimmung(context, {
    seite,
    bezug,
    agb_text: String(agbText),
    agb_version: agb,
    praemienbedingungen_version: praemienbedingungen,
    gegeben_am: context.now,
  });
}

/** The current versions, and those that a recommender accepted last. */
export async function latestZustimmung(context: Context, empfehlerId: string): Promise<EigeneZustimmung> {
  const row = await findLatestZustimmung(context, empfehlerId);
  const { agb, praemienbedingungen } = bedingungVersionsOf(context.inhalte);
  const { agb_version, praemienbedingungen_version, gegeben_am } = row ?? {};
  return {
    Gilt: { AgbVersion: agb, PraemienbedingungenVersion: praemienbedingungen },
    Zuletzt:
      agb_version === undefined || gegeben_am === undefined
        ? null
        : {
            AgbVersion: agb_version,
            PraemienbedingungenVersion: praemienbedingungen_version ?? null,
            GegebenAm: gegeben_am.toISOString(),
          },
  };
}

/** A confirmed recipient, with the secret that holds from then on. */
interface Confirmed {
  readonly empfaengernummer: string;
  readonly status: EmpfaengerStatus;
  readonly hex: string;
}

/**
 * Confirms the data by the mailed token: it stays beyond the 12 weeks, and a provisional entry is joined to the first recipient. The secret
 * changes, and earlier confirmation links count as used, so that a person who typed another person's address holds nothing that opens the
 * data.
 */
export async function confirmEmpfaenger(context: Context, token: string): Promise<Confirmed> {
  const { bezug } = await findZugangslink(context, 'Empfaenger', token);
  const entry = (await lockEntry(context, bezug)) ?? refuse('NichtGefunden');
  await redeemZugangslink(context, 'Empfaenger', token);
  if (entry.email === null) refuse('Abgelaufen');
  return confirmEntry(context, { ...entry, email: entry.email }, 'Link');
}

/** Confirms the data of a person who is logged in with the address that was entered (`join/owner.ts`), with the same effects as the mailed link. */
export async function confirmBySession(context: Context, empfaengernummer: string): Promise<Confirmed> {
  const entry = (await lockEntry(context, empfaengernummer)) ?? refuse('NichtGefunden');
  return confirmEntry(context, { ...entry, email: entry.email ?? refuse('Abgelaufen') }, 'Sitzung');
}

async function confirmEntry(
  context: Context,
  entry: EmpfaengerRow & { readonly email: string },
  durch: 'Link' | 'Sitzung',
): Promise<Confirmed> {
  const row = await joinToFirst(context, entry, 'Link');
  const { empfaengernummer } = row;
  if (row.bestaetigt_am === null) {
    await updateEmpfaenger(context, empfaengernummer, { bestaetigt_am: context.now, bestaetigt_durch: durch, loeschen_am: null });
    await writeProtokoll(context, 'empfaenger.bestaetigt', empfaengernummer, { durch });
  }
  const hex = await renewHex(context, row);
  await rememberAnalyse(context, row);
  for (const nummer of [entry.empfaengernummer, empfaengernummer]) await redeemZugangslinks(context, 'Empfaenger', nummer);
  await applyWerbeeinwilligung(context, empfaengernummer);
  const status = await advanceWhenReady(context, empfaengernummer);
  await recordHandlung(context, entry.email);
  return { empfaengernummer, status, hex };
}

/** The referral of a mailed confirmation link. Refuses as the confirmation does, but confirms nothing. */
export async function readBestaetigung(context: Context, token: string): Promise<string> {
  const { bezug, verwendet_am } = await findZugangslink(context, 'Empfaenger', token);
  if (verwendet_am !== null) refuse('TokenBereitsVerwendet');
  const { empfehlungsnummer, email } = (await findEmpfaenger(context, bezug)) ?? refuse('NichtGefunden');
  return email === null ? refuse('Abgelaufen') : empfehlungsnummer;
}

/** Moves Offen to Ok once the terms are accepted and the data is confirmed; the period for an order starts then. */
async function advanceWhenReady(context: Context, empfaengernummer: string): Promise<EmpfaengerStatus> {
  const row = (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'Offen' || row.zugestimmt_am === null || row.bestaetigt_am === null) return row.status;
  await moveEmpfaenger(context, row, 'Ok', 'Zugestimmt', addTage(context.now, context.konfiguration.AuftragFristTage));
  await enqueueMail(context, empfaengerBestellen, empfaengernummer);
  return 'Ok';
}

/**
 * Refuses the referral ("Ich möchte das nicht"): erases the data immediately, for a provisional entry also that of the first recipient, and
 * never mails the address again. Possible until the order is released; a repeat changes nothing. Returns the secrets that opened the data.
 */
export async function refuseEmpfaenger(context: Context, token: string): Promise<string[]> {
  const { bezug } = await findZugangslink(context, 'Empfaenger', token);
  const entry = (await lockEntry(context, bezug)) ?? refuse('NichtGefunden');
  const first = entry.verbunden_mit ?? (await findFirst(context, entry))?.empfaengernummer;
  const rows = first === undefined ? [entry] : [entry, (await lockEmpfaenger(context, first)) ?? refuse('NichtGefunden')];
  if (rows.some(({ status }) => status === 'Freigegeben' || status === 'Gezahlt')) refuse('Konflikt');
  for (const row of rows) {
    if (row.email === null) continue;
    await stopMails(context, row.email);
    await withdraw(context, row, 'Abgelehnt');
  }
  return rows.map((row) => hexOf(context, row));
}
