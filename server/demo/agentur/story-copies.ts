import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { emailColumns } from '../../email-address.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { tokenOfZugangslink } from '../../modules/account/index.ts';
import { checkBankdaten, storeBankdaten } from '../../modules/bankdaten/index.ts';
import { hexHashOf } from '../../modules/empfaenger/hex.ts';
import { praemierungToken } from '../../modules/praemie/index.ts';
import { type Copy, findThings, insertCopies, isAhead, type Part, type Things } from '../copy.ts';
import type { Row } from '../store.ts';
import { wohntOf } from './names.ts';
import { BANKDATEN, type Besetzt, GRUENDE, werOf } from './steps.ts';
import { giveGutscheine, listFreeGutscheine } from './store.ts';

interface Another extends Copy {
  readonly story: Besetzt;
}

/**
 * The rows of a referral and of all that followed from it, in the order of their keys. Not copied: mails, which nobody would send, and the moment
 * at which the owner of a mailbox acted, which matters only for mails.
 */
const PARTS: readonly Part<Another>[] = [
  {
    table: 'empfehlung',
    of: 'empfehlungsnummer',
    key: 'empfehlungsnummer',
    own: (row, context, { story: { von } }) => ({
      code: context.random.code(),
      vorname: von.vorname,
      nachname: von.name,
      ...(isAhead(row.beendet_am, context) && { beendet_am: null }),
    }),
  },
  { table: 'klick', of: 'empfehlungsnummer' },
  {
    table: 'empfaenger',
    of: 'empfehlungsnummer',
    key: 'empfaengernummer',
    own: (row, context, { story }) => ({ ...onlyOver(row, personOf(story)), ...onlyOver(row, { hex_hash: hashOfHex(row, context) }) }),
  },
  { table: 'zustimmung', of: 'bezug' },
  {
    table: 'zugangslink',
    of: 'bezug',
    key: 'zugangslink_id',
    own: (row, context) => ({ token_hash: context.secrets.hash(tokenOfZugangslink(context, String(row.zugangslink_id))) }),
  },
  // The amount depends on the day of the order: the sweep computes it.
  { table: 'auftrag', of: 'empfehlungsnummer', key: 'auftragsnummer', own: () => ({ angebot_cent: null }) },
  {
    table: 'praemierung',
    of: 'empfehlungsnummer',
    key: 'praemierungsnummer',
    own: (row, context) => ({ token_hash: context.secrets.hash(praemierungToken(context, String(row.praemierungsnummer))) }),
  },
  { table: 'gutschein', of: 'praemierungsnummer', key: 'gutschein_id', write: giveGutscheine },
  { table: 'buchung', of: 'auftragsnummer' },
  { table: 'ereignis', of: 'bezug', happened: 'zeit' },
  { table: 'protokoll', of: 'bezug', happened: 'zeit' },
];

/** The recipient of a story as columns. */
function personOf({ person: { vorname, name, email }, index }: Besetzt): Row {
  const { adresse, geburtsdatum } = wohntOf(index);
  const [tag, monat, jahr] = geburtsdatum.split('.');
  return { vorname, name, ...emailColumns(email), ...adresse, geburtsdatum: `${jahr}-${monat}-${tag}` };
}

const hashOfHex = ({ empfaengernummer, hex_version }: Row, context: Context): string =>
  hexHashOf(context, { empfaengernummer: String(empfaengernummer), hex_version: Number(hex_version) });

/** Only columns that the row has filled: a person who was only named, or whose data was deleted, has no other data. */
const onlyOver = (row: Row, values: Row): Row => Object.fromEntries(Object.entries(values).filter(([column]) => row[column] !== null));

/** Copies stories from played ones with the same course. */
export async function copyStories(context: Context, told: readonly Besetzt[], stories: readonly Besetzt[]): Promise<void> {
  const things = await findThings(
    context,
    PARTS,
    told.map(({ empfehlungsnummer }) => [empfehlungsnummer]),
  );
  const copies = stories.map((story): Another => {
    const of = told.find(({ verlauf }) => verlauf === story.verlauf);
    if (!of) throw new Error(`no story of the demo was told with the course of ${story.auftragsnummer}`);
    return { of: of.empfehlungsnummer, tage: of.vorTagen - story.vorTagen, names: namesOf(of, story), story };
  });
  await addBankdaten(context, things, copies);
  await addGutscheine(context, things, copies);
  await insertCopies(context, PARTS, things, copies);
  for (const { story } of copies) {
    const { refuses } = story.verlauf;
    // A recipient who refuses gets no more mails.
    if (refuses !== undefined) await stopMails({ ...context, now: addTage(context.now, refuses - story.vorTagen) }, story.person.email);
  }
}

function namesOf(of: Besetzt, story: Besetzt): Map<string, string> {
  const names = (one: Besetzt): string[] => [
    one.auftragsnummer,
    one.agenturnummer,
    one.von.id,
    one.von.mitarbeiternummer,
    one.channel,
    werOf(one),
    GRUENDE[one.index % GRUENDE.length] ?? '',
  ];
  const own = names(story);
  return new Map(names(of).map((name, index) => [name, own[index] ?? '']));
}

/** Each copied grant is paid to bank data of its own, which is sealed to its row. */
async function addBankdaten(context: Context, things: Things, copies: readonly Another[]): Promise<void> {
  const checked = checkBankdaten(context, BANKDATEN, 'Bankdaten');
  for (const { of, tage, names } of copies) {
    for (const { bankdaten_id, gewaehlt_am } of things.get(of)?.get('praemierung') ?? []) {
      if (bankdaten_id === null) continue;
      const now = addTage(new Date(String(gewaehlt_am)), tage);
      names.set(String(bankdaten_id), await storeBankdaten({ ...context, now }, checked));
    }
  }
}

/** Each copied voucher is another one of the same value. */
async function addGutscheine(context: Context, things: Things, copies: readonly Another[]): Promise<void> {
  const free = await listFreeGutscheine(context);
  for (const { of, names } of copies) {
    for (const { gutschein_id, wert_cent, haendler } of things.get(of)?.get('gutschein') ?? []) {
      const next = free.findIndex((one) => one.wert_cent === wert_cent && one.haendler === haendler);
      const [found] = next < 0 ? [] : free.splice(next, 1);
      if (!found) throw new Error(`the demo has no voucher of ${wert_cent} cents left`);
      names.set(String(gutschein_id), found.gutschein_id);
    }
  }
}
