import { type BetriebTreffer, MAX_TREFFER, MIN_SUCHE, type TrefferArt } from '../../../contract/calls/betrieb/suche.ts';
import { normalizeCode } from '../../../contract/rules/code.ts';
import { type BetriebRecht, may } from '../../../contract/rules/rechte.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { maskAddress } from '../../mail/addressee.ts';
import { ibanEndeHash } from '../bankdaten/index.ts';
import { anzeigename } from '../empfaenger/index.ts';
import * as sql from './suche.sql.ts';

/** The right by which a row that was found may be seen. */
const RECHT = {
  Auftrag: 'Listen',
  Empfehlung: 'Listen',
  Agentur: 'Agenturen',
  Rechnung: 'Belege',
  Forderung: 'Belege',
} as const satisfies Readonly<Record<Exclude<TrefferArt, 'Person' | 'Verkaeufer'>, BetriebRecht>>;

/** Rows read of each kind: one more than is shown. */
const LIMIT = MAX_TREFFER + 1;

/** Digits by which a telephone number is found, and digits that it has at least. */
const TELEFON = { ende: 7, least: 6 } as const;

/** `bezug` of the audit entry of a search. */
const BEZUG = 'suche';

/** Finds people and rows (backoffice.md section C rule 1). The audit log gets who searched and how much was found. */
export async function search(context: Context, login: Login | null, q: string): Promise<{ Treffer: BetriebTreffer[]; Mehr: boolean }> {
  const typed = q.replace(/\s+/g, ' ').trim();
  if (typed.length < MIN_SUCHE) return { Treffer: [], Mehr: false };
  const t = createTexts(context.locale, context.texte[context.locale]);
  const { rows, people } = await find(context, typed);
  const shown = rows.filter(({ Art }) => may(login, RECHT[Art]));
  const sellers = seesSellers(context, login) ? await findSellers(context, typed) : [];
  const all = [
    ...shown.map((row) => ({ ...row, Titel: row.Nummer, Zusatz: t(`betrieb.suche.art.${row.Art}`) })),
    ...sellers.map((seller) => hitOfSeller(t, seller)),
    ...(await hitsOf(context, t, people)),
  ];
  const Treffer = all.slice(0, MAX_TREFFER);
  await writeProtokoll(context, 'person.gesucht', BEZUG, { treffer: Treffer.length });
  return { Treffer, Mehr: all.length > MAX_TREFFER };
}

const seesSellers = ({ konfiguration }: Context, login: Login | null): boolean =>
  konfiguration.ModuleProfiseller && may(login, 'Verkaeufer');

interface Hits {
  readonly rows: readonly { readonly Art: keyof typeof RECHT; readonly Nummer: string }[];
  readonly people: readonly sql.Found[];
}

/** What a text can name, by its form. */
async function find(context: Context, typed: string): Promise<Hits> {
  if (typed.includes('@')) return { rows: [], people: await sql.findByEmail(context, emailSchluessel(typed), LIMIT) };
  const people: sql.Found[] = [];
  const digits = typed.replace(/\D/g, '');
  if (/^\d{4}$/.test(typed)) people.push(...(await sql.findByIbanEnde(context, ibanEndeHash(context, typed), LIMIT)));
  if (/^[\d\s+()/.-]+$/.test(typed) && digits.length >= TELEFON.least)
    people.push(...(await sql.findByTelefon(context, digits.slice(-TELEFON.ende), LIMIT)));
  const name = nameIn(typed);
  if (name) people.push(...(await sql.findByName(context, name, LIMIT)));
  if (/\s/.test(typed)) return { rows: [], people };
  const named = await sql.findByNummer(context, typed, normalizeCode(typed));
  const rows = (
    [
      ['Auftrag', named.auftrag],
      ['Empfehlung', named.empfehlung],
      ['Agentur', named.agentur],
      ['Rechnung', named.rechnung],
      ['Forderung', named.forderung],
    ] as const
  ).flatMap(([Art, Nummer]) => (Nummer === null ? [] : [{ Art, Nummer }]));
  return { rows, people: [...named.people, ...people] };
}

/** The profi sellers that a text can name. */
async function findSellers(context: Context, typed: string): Promise<readonly sql.Seller[]> {
  if (typed.includes('@')) return sql.findSellersByEmail(context, emailSchluessel(typed));
  const name = nameIn(typed);
  if (name) return sql.findSellersByName(context, name, LIMIT);
  return sql.findSellersByNummer(context, typed);
}

/** Words with letters are a name, a word of digits beside them is a postcode; null without a word that is long enough. */
function nameIn(typed: string): { readonly words: readonly string[]; readonly plz: string | null } | null {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  const names = words.filter((word) => !/\d/.test(word));
  const plz = words.find((word) => /^\d{4,5}$/.test(word)) ?? null;
  const isName = names.some((word) => word.length >= MIN_SUCHE) && names.length + (plz === null ? 0 : 1) === words.length;
  return isName ? { words: names, plz } : null;
}

/** Each person once: a recommended person with the address of a recommender is that recommender. */
async function hitsOf(context: Context, t: Translate, people: readonly sql.Found[]): Promise<BetriebTreffer[]> {
  const keys = people.flatMap(({ email_schluessel }) => (email_schluessel ? [email_schluessel] : []));
  const accounts = keys.length > 0 ? await sql.accountsOf(context, keys) : new Map<string, string>();
  const hits = new Map<string, BetriebTreffer>();
  for (const person of people) {
    const key = person.email_schluessel ?? '';
    const accountId = person.accountId ?? accounts.get(key) ?? null;
    const id = accountId ?? (key || person.empfaengernummer) ?? '';
    if (!hits.has(id)) hits.set(id, hitOf(t, person, accountId));
  }
  return [...hits.values()];
}

function hitOf(t: Translate, { vorname, nachname, email, plz, empfaengernummer }: sql.Found, accountId: string | null): BetriebTreffer {
  const zusatz = [email && maskAddress(email), plz, t(accountId === null ? 'betrieb.suche.kontakt' : 'betrieb.suche.empfehler')];
  return {
    Art: 'Person',
    Nummer: accountId ?? empfaengernummer ?? '',
    Titel: anzeigename({ vorname, name: nachname }) || t('betrieb.person.ohneName'),
    Zusatz: zusatz.filter(Boolean).join(' · '),
  };
}

function hitOfSeller(t: Translate, { sellernummer, vorname, nachname, firma, email }: sql.Seller): BetriebTreffer {
  const zusatz = [sellernummer, maskAddress(email), t('betrieb.suche.art.Verkaeufer')];
  return {
    Art: 'Verkaeufer',
    Nummer: sellernummer,
    Titel: firma || anzeigename({ vorname, name: nachname }) || t('betrieb.person.ohneName'),
    Zusatz: zusatz.filter(Boolean).join(' · '),
  };
}
