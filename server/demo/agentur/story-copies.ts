import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { findThings, insertCopies, type Things } from '../copy.ts';
import { addBankdaten, EMPFEHLUNG_PARTS, type EmpfehlungCopy } from '../empfehlung-copies.ts';
import { BANKDATEN, type Besetzt, GRUENDE, werOf } from './steps.ts';
import { listFreeGutscheine } from './store.ts';

interface Another extends EmpfehlungCopy {
  readonly story: Besetzt;
}

/** Copies stories from played ones with the same course. */
export async function copyStories(context: Context, told: readonly Besetzt[], stories: readonly Besetzt[]): Promise<void> {
  const things = await findThings(
    context,
    EMPFEHLUNG_PARTS,
    told.map(({ empfehlungsnummer }) => [empfehlungsnummer]),
  );
  const copies = stories.map((story): Another => {
    const of = told.find(({ verlauf }) => verlauf === story.verlauf);
    if (!of) throw new Error(`no story of the demo was told with the course of ${story.auftragsnummer}`);
    return { of: of.empfehlungsnummer, tage: of.vorTagen - story.vorTagen, names: namesOf(of, story), story };
  });
  await addBankdaten(context, things, copies, () => BANKDATEN);
  await addGutscheine(context, things, copies);
  await insertCopies(context, EMPFEHLUNG_PARTS, things, copies);
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
