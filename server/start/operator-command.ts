import { MANDANTENROLLEN, type Mandantenrolle } from '../../contract/rules/betriebsrollen.ts';
import { Datum, Email } from '../../contract/values/wire.ts';
import { Refusal } from '../errors.ts';
import { barByOperator, createByOperator, listByOperator, resetByOperator } from '../modules/betrieb/index.ts';
import { baseUrl } from '../parts.ts';
import { type Opened, type Opening, openedAlsoEmptyBy } from './opened.ts';

export { openedAlsoEmptyBy };

interface Wish {
  readonly rolle?: string | undefined;
  readonly tenant?: string | undefined;
  readonly bis?: string | undefined;
}

/**
 * Invites a person to the back office: for all tenants, or with a role at one. Returns lines with the link to join. Throws with a line for the user.
 */
export const createPerson = (open: Opening, address: string, wish: Wish = {}): Promise<string> =>
  open(async (opened) => {
    const email = Email.safeParse(address);
    if (!email.success) throw new Error(`${address} is no mail address`);
    const token = await createByOperator(opened, email.data, vergabeOf(opened, wish)).catch(asLine);
    const roles = wish.rolle === undefined ? 'Plattform' : `${wish.rolle} at ${wish.tenant}`;
    return token === null
      ? `${email.data} has an account and is ${roles} from now on`
      : `${email.data} is invited as ${roles}. The link to join, valid for 14 days:\n${linkOf(opened, token)}`;
  });

/** The role at a tenant that the words behind the command name; null for a person of the platform. */
function vergabeOf({ mandanten }: Opened, { rolle, tenant, bis }: Wish) {
  if (rolle === undefined && tenant === undefined && bis === undefined) return null;
  const role = MANDANTENROLLEN.find((one) => one === rolle);
  if (!role) throw new Error(`--rolle takes ${MANDANTENROLLEN.join(', ')}`);
  const mandant = mandanten.all().find((one) => one.mandant === tenant);
  if (!mandant)
    throw new Error(
      `--tenant takes ${
        mandanten
          .all()
          .map((one) => one.mandant)
          .join(', ') || 'a tenant, and there is none yet'
      }`,
    );
  if (bis !== undefined && !Datum.safeParse(bis).success) throw new Error('--bis takes a day, YYYY-MM-DD');
  return { mandant, vergabe: { rollen: [role satisfies Mandantenrolle], giltBis: bis ?? null } };
}

function asLine(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'Konflikt') throw new Error('the person is barred: npm run operator -- allow ADDRESS');
  const isMissing = error.fields.some(({ code }) => code === 'pflichtfeld');
  throw new Error(isMissing ? '--rolle Pruefung needs --bis YYYY-MM-DD' : '--bis is a day that has passed');
}

/** The people of the back office, one per line with state and roles. */
export const listPeople = (open: Opening): Promise<string> =>
  open(async (opened) => {
    const people = await listByOperator(opened);
    const lines = people.map(({ email, status, roles }) =>
      [email, status, ...roles.map(({ mandant, rolle }) => `${rolle}@${mandant}`)].join('  '),
    );
    return lines.join('\n') || 'there is nobody yet: npm run operator -- create ADDRESS';
  });

/** Makes a person set up password and second factor again. Returns lines with the link for it. Throws with a line for the user. */
export const resetPerson = (open: Opening, address: string): Promise<string> =>
  open(async (opened) => {
    const token = await resetByOperator(opened, address);
    if (token === null) throw new Error(`${address} has no account, or is barred: npm run operator -- list`);
    return `${address} is logged out everywhere. The link to set password and second factor again, valid for 14 days:\n${linkOf(opened, token)}`;
  });

/** Bars an active person, whose sessions end at once. Throws with a line for the user. */
export const barPerson = (open: Opening, address: string): Promise<string> =>
  open(async (opened) => {
    if (!(await barByOperator(opened, address, true))) throw new Error(`${address} has no active account: npm run operator -- list`);
    return `${address} is barred and logged out everywhere; roles stay. To let them in again: npm run operator -- allow ${address}`;
  });

/** Lets a barred person in again, with the former password and second factor. Throws with a line for the user. */
export const allowPerson = (open: Opening, address: string): Promise<string> =>
  open(async (opened) => {
    if (!(await barByOperator(opened, address, false))) throw new Error(`${address} is not barred: npm run operator -- list`);
    return `${address} can log in again`;
  });

/** The link to join, at PUBLIC_URL, else at the first tenant, else at this machine. */
function linkOf({ settings, mandanten }: Opened, token: string): string {
  const [first] = mandanten.all();
  const base = settings.publicUrl ?? (first ? baseUrl(settings, first) : `http://localhost:${settings.port}`);
  return `${base.replace(/(?<!\/)\/+$/, '')}/betrieb/einladung#token=${token}`;
}
