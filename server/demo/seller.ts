import { DAY_MS } from '../../contract/values/days.ts';
import { addMonths, addTage, dayOf, startOfDay } from '../calendar.ts';
import type { Context } from '../context.ts';
import { firstOfMonth } from '../modules/abrechnung/index.ts';
import { setPasswort } from '../modules/account/index.ts';
import { decideVerkaeufer } from '../modules/profiseller/betrieb/entscheiden.ts';
import { changeDaten, changeGutschriftverfahren } from '../modules/profiseller/daten.ts';
import { accountOfSeller, SELLER_REGISTRIERUNG } from '../modules/profiseller/registrieren.ts';
import { actorOf } from '../modules/profiseller/session.ts';
import { currentText } from '../modules/profiseller/texte.ts';
import { inContext } from '../parts.ts';
import { type Actor, actorAs } from './actor.ts';
import { DEMO_SELLER } from './logins.ts';
import { at, type Told } from './tell.ts';
import { tellVerkauf, type Verkaeufer } from './verkauf.ts';

/** A registration: the data, the days before the demo's start on which it began, and the customers who ordered since its approval, null before that. */
interface Bewerbung {
  readonly vorname: string;
  readonly nachname: string;
  readonly email: string;
  readonly daten: Parameters<typeof changeDaten>[2];
  /** Days since the registration. */
  vorTagen(now: Date): number;
  readonly kunden: number | null;
  /** Why a seller who sold only in the first days does not sell any more. */
  readonly ausgeschieden?: string;
}

/** Days since the first day of the third month before this one: three whole months have commissions then, whatever the day of the start. */
const sinceThirdMonth = (now: Date): number =>
  Math.floor((now.getTime() - startOfDay(addMonths(firstOfMonth(dayOf(now)), -3)).getTime()) / DAY_MS);

/** The sellers `P-2001` to `P-2004`. Their accounts belong to no real bank. */
const SELLER: readonly Bewerbung[] = [
  {
    vorname: 'Selma',
    nachname: 'Sellin',
    email: DEMO_SELLER.email,
    daten: {
      Art: 'Person',
      Geburtsdatum: '1988-03-14',
      Strasse: 'Fliederweg',
      Hausnummer: '7',
      Plz: '24937',
      Ort: 'Flensburg',
      Steuer: { Steuerstatus: 'Regel', Steuernummer: '15/999/00218', UstId: 'DE999000210' },
      Kontoinhaber: 'Selma Sellin',
      IBAN: 'DE92100901994711330815',
      AbrechnungMonate: 1,
    },
    vorTagen: sinceThirdMonth,
    kunden: 60,
  },
  {
    vorname: 'Kai',
    nachname: 'Klein',
    email: 'klein@verkauf.example',
    daten: {
      Art: 'Person',
      Geburtsdatum: '1996-10-02',
      Strasse: 'Am Markt',
      Hausnummer: '21 b',
      Plz: '25813',
      Ort: 'Husum',
      Steuer: { Steuerstatus: 'Kleinunternehmer', KuIdNr: 'DE999000228-EX' },
      Kontoinhaber: 'Kai Klein',
      IBAN: 'DE56200902990815004820',
      AbrechnungMonate: 3,
    },
    vorTagen: () => 101,
    kunden: 6,
  },
  {
    vorname: 'Wiebke',
    nachname: 'Warnke',
    email: 'warnke@vertrieb.example',
    daten: {
      Art: 'Firma',
      Firma: 'Warnke Vertrieb e. K.',
      Strasse: 'Hafenstraße',
      Hausnummer: '5',
      Plz: '24103',
      Ort: 'Kiel',
      Steuer: { Steuerstatus: 'Regel', UstId: 'DE999000236' },
      Kontoinhaber: 'Wiebke Warnke',
      IBAN: 'DE38100901994711440815',
      AbrechnungMonate: 1,
    },
    vorTagen: () => 3,
    kunden: null,
  },
  {
    vorname: 'Fiete',
    nachname: 'Feddersen',
    email: 'feddersen@verkauf.example',
    daten: {
      Art: 'Person',
      Geburtsdatum: '1979-05-23',
      Strasse: 'Süderstraße',
      Hausnummer: '14',
      Plz: '25813',
      Ort: 'Husum',
      Steuer: { Steuerstatus: 'Regel', UstId: 'DE999000244' },
      Kontoinhaber: 'Fiete Feddersen',
      IBAN: 'DE81100901994711550815',
      AbrechnungMonate: 1,
    },
    vorTagen: sinceThirdMonth,
    kunden: 3,
    ausgeschieden: 'Sie verkaufen seit dem Monatsende nicht mehr.',
  },
];

/** Days from the registration to the approval, and to the end of a seller who sold only in the first days. */
const [APPROVED_AFTER, ENDED_AFTER] = [2, 40];

/** The profi sellers of the demo: each registers, enters the data and agrees to both texts; three of them are approved, sell and are billed; one of these ends. */
export async function tellSeller(told: Told, passwortHash: string): Promise<void> {
  const betrieb = await actorAs(told, 'Betrieb');
  const sellers: Verkaeufer[] = [];
  const ends: (() => Promise<void>)[] = [];
  for (const one of SELLER) {
    const vorTagen = one.vorTagen(told.now);
    const { sellernummer, accountId } = await at(told, vorTagen, (context) => begin(context, one, passwortHash));
    const asSeller = { wer: actorOf(sellernummer), now: addTage(told.now, 1 - vorTagen) };
    await inContext(told.parts, told.mandant, asSeller, (context) => enter(context, sellernummer, accountId, one));
    const { vorname, nachname, kunden, ausgeschieden } = one;
    if (kunden === null) continue;
    const activeSince = vorTagen - APPROVED_AFTER;
    await approve(betrieb, sellernummer, activeSince);
    const endsAt = ausgeschieden === undefined ? null : vorTagen - ENDED_AFTER;
    sellers.push({ sellernummer, vorname, nachname, kunden, activeSince, hasLeft: endsAt !== null });
    if (ausgeschieden !== undefined && endsAt !== null) ends.push(() => end(betrieb, sellernummer, endsAt, ausgeschieden));
  }
  await tellVerkauf(told, sellers);
  for (const one of ends) await one();
}

async function begin(context: Context, { vorname, nachname, email }: Bewerbung, passwortHash: string) {
  const person = { vorname, nachname, email, firma: null, zustimmungen: null, erstellt_am: context.now };
  const sellernummer = await SELLER_REGISTRIERUNG.begin(context, person);
  await SELLER_REGISTRIERUNG.confirm(context, sellernummer);
  const accountId = await accountOfSeller(context, sellernummer);
  if (accountId === null) throw new Error('a seller of the demo has no account');
  await setPasswort(context, accountId, passwortHash);
  return { sellernummer, accountId };
}

/** Enters all data and agrees to both texts, as the seller. */
async function enter(context: Context, sellernummer: string, accountId: string, { daten }: Bewerbung): Promise<void> {
  const seller = { sellernummer, accountId, passwortAm: context.now };
  const login = { who: 'S', id: sellernummer, wer: actorOf(sellernummer), seller } as const;
  await changeDaten(context, login, { ...daten, Bedingungen: versionOf(context, 'Bedingungen') });
  await changeGutschriftverfahren(context, login, { Zustimmung: true, Version: versionOf(context, 'Gutschriftverfahren') });
}

function versionOf(context: Context, name: Parameters<typeof currentText>[1]): string {
  const text = currentText(context, name);
  if (!text) throw new Error(`the demo has no text ${name}`);
  return text.version;
}

const approve = (betrieb: Actor, sellernummer: string, vorTagen: number): Promise<void> =>
  betrieb.at(vorTagen, (context) => decideVerkaeufer(context, betrieb.login, sellernummer, { aktion: 'Freigeben' }));

const end = (betrieb: Actor, sellernummer: string, vorTagen: number, grund: string): Promise<void> =>
  betrieb.at(vorTagen, (context) => decideVerkaeufer(context, betrieb.login, sellernummer, { aktion: 'Deaktivieren', grund }));
