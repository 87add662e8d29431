import type { Context } from '../../context.ts';
import { emailColumns } from '../../email-address.ts';
import { empfehlerhashOf } from '../../modules/empfehler/person.ts';
import { type Copy, findThings, insertCopies, type Part } from '../copy.ts';
import type { Eingeladen } from './einladungen.ts';

interface Another extends Copy {
  readonly einladung: Eingeladen;
}

/** The rows of an invitation. An accepted one also has a recommender, whose account waits for a password. */
const PARTS: readonly Part<Another>[] = [
  {
    table: 'account',
    of: 'account_id',
    key: 'account_id',
    own: (_row, _context, { einladung: { email } }) => emailColumns(email),
  },
  {
    table: 'empfehler',
    of: 'empfehler_id',
    own: ({ empfehler_id }, context, { einladung: { vorname, name } }) => ({
      vorname,
      nachname: name,
      empfehlerhash: empfehlerhashOf(context, String(empfehler_id)),
    }),
  },
  {
    table: 'einladung',
    of: 'einladungsnummer',
    own: (_row, _context, { einladung: { vorname, name, email, hasEmail, art } }) => ({
      vorname,
      nachname: name,
      email: hasEmail ? email : null,
      art,
    }),
  },
  { table: 'ereignis', of: 'bezug' },
  { table: 'protokoll', of: 'bezug' },
];

/** Copies these invitations from played ones with the same status, and sets the ids of the recommenders who accepted. */
export async function copyEinladungen(context: Context, told: readonly Eingeladen[], einladungen: readonly Eingeladen[]): Promise<void> {
  const things = await findThings(
    context,
    PARTS,
    told.map(({ einladungsnummer, id }) => [einladungsnummer, id]),
  );
  const copies = einladungen.map((einladung) => {
    const of = told.find(({ status }) => status === einladung.status);
    if (!of) throw new Error(`no invitation of the demo was told that is ${einladung.status}`);
    const names = (['einladungsnummer', 'agenturnummer', 'mitarbeiternummer'] as const).map((key): [string, string] => [
      of[key],
      einladung[key],
    ]);
    return { of: of.einladungsnummer, original: of, tage: of.vorTagen - einladung.vorTagen, names: new Map(names), einladung };
  });
  await insertCopies(context, PARTS, things, copies);
  for (const { einladung, original, names } of copies) einladung.id = names.get(original.id) ?? '';
}
