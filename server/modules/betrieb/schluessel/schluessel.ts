import type { Answer, Input } from '../../../../contract/call.ts';
import { type createSchluessel, type SchluesselZeile, ZULETZT_MINUTES } from '../../../../contract/calls/betrieb/schluessel.ts';
import { SCHLUESSEL_RECHTE, type SchluesselRecht } from '../../../../contract/rules/rechte.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes, dayOf } from '../../../calendar.ts';
import type { Login, LoginResolver } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse, refuseField } from '../../../errors.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { checkStillMay } from '../benutzer/recht.ts';
import * as store from './schluessel.sql.ts';

/** Recognises an API key of the tenant's own systems, and keeps when it was used. */
export const resolveApiSchluessel: LoginResolver = async (context, schluessel) => {
  const row = await store.findApiSchluessel(context, context.secrets.hash(schluessel), dayOf(context.now));
  if (!row) return null;
  if (row.zuletzt_am === null || row.zuletzt_am < addMinutes(context.now, -ZULETZT_MINUTES))
    await store.setZuletzt(context, row.schluessel_id, context.now);
  return { who: 'K', id: row.bezeichnung, wer: `Schluessel:${row.bezeichnung}`, rechte: row.rechte };
};

/** Context for changing keys, without the tenant's configuration, which may be faulty. */
type KeyContext = Pick<Context, 'tx' | 'mandant' | 'now' | 'wer' | 'random' | 'secrets'>;

interface Wish {
  readonly name: string;
  readonly rechte: readonly SchluesselRecht[];
  /** Last day; null without an end. */
  readonly giltBis: string | null;
}

/** Stores a key as a hash; only the caller has the key itself. Null if the tenant has or had a key of that name. */
async function insert(context: KeyContext, schluessel: string, { name, rechte, giltBis }: Wish): Promise<string | null> {
  const id = context.random.nummer();
  const row = { schluessel_id: id, bezeichnung: name, rechte: [...rechte], gilt_bis: giltBis, erstellt_am: context.now };
  return (await store.insertApiSchluessel(context, { ...row, schluessel_hash: context.secrets.hash(schluessel) })) ? id : null;
}

/** Stores a given key, for the demo and tests. */
export async function addApiSchluessel(
  context: KeyContext,
  schluessel: string,
  name: string,
  rechte: readonly SchluesselRecht[] = SCHLUESSEL_RECHTE,
): Promise<void> {
  if ((await insert(context, schluessel, { name, rechte, giltBis: null })) === null) throw new Error(`a key ${name} exists`);
}

/**
 * Creates a key. Returns it (`[A-Za-z0-9_-]`) with its number; it cannot be read again, since the database stores only its hash. Null if the tenant has or had a
 * key of that name.
 */
export async function createApiSchluessel(context: KeyContext, wish: Wish): Promise<{ id: string; schluessel: string } | null> {
  const schluessel = `ew_${context.random.geheimnis()}`;
  const id = await insert(context, schluessel, wish);
  if (id === null) return null;
  await writeProtokoll(context, 'schluessel.angelegt', wish.name, { rechte: wish.rechte, giltBis: wish.giltBis });
  return { id, schluessel };
}

/** Ends a key by its number: the next call with it is refused. Returns its name and whether it was open until now, null for an unknown one. */
export async function endApiSchluessel(
  context: Pick<KeyContext, 'tx' | 'now' | 'wer'>,
  id: string,
): Promise<{ readonly name: string; readonly wasOpen: boolean } | null> {
  const row = await store.lockApiSchluessel(context, id);
  if (!row) return null;
  const wasOpen = row.widerrufen_am === null;
  if (wasOpen) {
    await store.endApiSchluessel(context, id, context.now);
    await writeProtokoll(context, 'schluessel.widerrufen', row.bezeichnung);
  }
  return { name: row.bezeichnung, wasOpen };
}

/** The keys of the tenant as a list. */
export const schluesselListe = (context: Context): Report<store.SchluesselListRow, SchluesselZeile> =>
  withLines(store.schluesselOn(dayOf(context.now)), (row) => ({
    ErstelltAm: row.erstellt_am.toISOString(),
    Nummer: row.schluessel_id,
    Name: row.bezeichnung,
    Rechte: row.rechte,
    Status: row.status,
    GiltBis: row.gilt_bis,
    ZuletztAm: row.zuletzt_am?.toISOString() ?? null,
  }));

/** A person of the back office makes a key. Throws NichtAuthorisiert, Validierung for a name that is taken and a last day in the past. */
export async function make(
  context: Context,
  login: Login | null,
  { Name, Rechte, GiltBis = null }: Input<typeof createSchluessel>['body'],
): Promise<Answer<typeof createSchluessel>['body']> {
  await checkStillMay(context, login, 'Schluessel');
  if (GiltBis !== null && GiltBis < dayOf(context.now)) refuseField('GiltBis', 'vergangen');
  const rechte = SCHLUESSEL_RECHTE.filter((recht) => Rechte.includes(recht));
  const made = await createApiSchluessel(context, { name: Name, rechte, giltBis: GiltBis });
  if (!made) return refuseField('Name', 'vergeben');
  return { Nummer: made.id, Name, Schluessel: made.schluessel };
}

/** A person of the back office ends a key; one that has ended stays so. Throws NichtAuthorisiert, NichtGefunden. */
export async function end(context: Context, login: Login | null, id: string): Promise<void> {
  await checkStillMay(context, login, 'Schluessel');
  if (!(await endApiSchluessel(context, id))) refuse('NichtGefunden');
}
