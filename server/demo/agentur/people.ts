import type { Context } from '../../context.ts';
import { agreeToAll, createAgentur, createBenutzer, setAgenturvariablen } from '../../modules/agentur/index.ts';
import { checkBankdaten, storeBankdaten } from '../../modules/bankdaten/index.ts';
import { DEMO_AGENTUR } from '../logins.ts';

/** A person of an agency: `id` is their id there, `accountId` that of their login. */
export interface Benutzer {
  readonly id: string;
  readonly accountId: string;
  readonly mitarbeiternummer: string;
}

const STAFF = [
  { mitarbeiternummer: 'M-1', vorname: 'Henrike', nachname: 'Nordmann', email: DEMO_AGENTUR.inhaber, rollen: ['Inhaber'], status: 'Aktiv' },
  {
    mitarbeiternummer: 'M-7',
    vorname: 'Jonas',
    nachname: 'Wieck',
    email: DEMO_AGENTUR.mitarbeiter,
    rollen: ['Mitarbeiter'],
    status: 'Aktiv',
  },
  {
    mitarbeiternummer: 'M-3',
    vorname: 'Ayse',
    nachname: 'Demirel',
    email: 'demirel@agentur.example',
    rollen: ['Mitarbeiter'],
    status: 'Aktiv',
  },
  {
    mitarbeiternummer: 'M-5',
    vorname: 'Torben',
    nachname: 'Siems',
    email: 'siems@agentur.example',
    rollen: ['Mitarbeiter'],
    status: 'Aktiv',
  },
  {
    mitarbeiternummer: 'M-9',
    vorname: 'Mareike',
    nachname: 'Lohse',
    email: 'lohse@agentur.example',
    rollen: ['Mitarbeiter'],
    status: 'Aktiv',
  },
  {
    mitarbeiternummer: 'M-12',
    vorname: 'Falk',
    nachname: 'Brodersen',
    email: 'brodersen@agentur.example',
    rollen: ['Mitarbeiter'],
    status: 'Deaktiviert',
  },
  { mitarbeiternummer: 'M-15', vorname: 'Swantje', nachname: 'Harms', email: DEMO_AGENTUR.ohneRolle, rollen: [], status: 'Aktiv' },
] as const;

/** The agency's words to its customers, on the page of an invitation and in its mail. */
const WORTE = {
  Oeffnungszeiten: 'Montag bis Freitag 9 bis 18 Uhr\nSamstag 9 bis 13 Uhr',
  Begruessung: 'Moin! Schön, dass Sie bei uns waren. Haben Sie Fragen, sind wir gern für Sie da.',
};

/** The agency that the demo's owner and staff work for. Its account belongs to no real bank. */
export async function addNordlicht(context: Context, passwortHash: string): Promise<Benutzer[]> {
  await createAgentur(context, {
    agenturnummer: 'A-1001',
    name: 'Agentur Nordlicht',
    status: 'Aktiv',
    email: 'kontakt@agentur.example',
    telefon: '0461 5550123',
    strasse: 'Am Speicher',
    hausnummer: '12',
    plz: '24937',
    ort: 'Flensburg',
    ust_id: 'DE999000121',
    steuernummer: '15/999/00125',
    bankdaten_id: await addKonto(context, 'Agentur Nordlicht', 'DE49100901994711220815'),
  });
  const people: Benutzer[] = [];
  for (const { mitarbeiternummer, ...one } of STAFF) {
    const ids = await createBenutzer(context, { ...one, agenturnummer: 'A-1001', mitarbeiternummer, passwortHash });
    people.push({ ...ids, mitarbeiternummer });
  }
  const [inhaber] = people;
  if (inhaber) await agreeToAll(context, { id: inhaber.id, agenturnummer: 'A-1001' });
  if (inhaber) await setAgenturvariablen(context, inhaber.id, 'A-1001', WORTE);
  return people;
}

/** Invites an employee who has not joined yet. */
export async function inviteStaff(context: Context): Promise<void> {
  const person = { mitarbeiternummer: 'M-14', vorname: 'Lina', nachname: 'Paulsen', email: 'paulsen@agentur.example' };
  const rollen = ['Mitarbeiter'] as const;
  await createBenutzer(context, { ...person, agenturnummer: 'A-1001', rollen, status: 'Eingeladen', passwortHash: null });
}

/** An agency that the tenant has deactivated; its owner still sees its data. */
export async function addKuestenwind(context: Context, passwortHash: string): Promise<Benutzer[]> {
  await createAgentur(context, {
    agenturnummer: 'A-1002',
    name: 'Agentur Küstenwind',
    status: 'Inaktiv',
    grund: 'Der Vertrag ruht, bis die neue Gewerbeanmeldung vorliegt.',
    email: 'kontakt@kuestenwind.example',
    telefon: '04841 5550177',
    strasse: 'Hafenzeile',
    hausnummer: '3 a',
    plz: '25813',
    ort: 'Husum',
    ust_id: 'DE999000130',
    steuernummer: '17/999/00133',
    bankdaten_id: await addKonto(context, 'Agentur Küstenwind', 'DE89200902990815004711'),
  });
  const person = { vorname: 'Birger', nachname: 'Thoms', email: DEMO_AGENTUR.inaktiv, rollen: ['Inhaber'], status: 'Aktiv' } as const;
  const ids = await createBenutzer(context, { ...person, agenturnummer: 'A-1002', mitarbeiternummer: 'K-1', passwortHash });
  await agreeToAll(context, { id: ids.id, agenturnummer: 'A-1002' });
  return [{ ...ids, mitarbeiternummer: 'K-1' }];
}

/** Applications that wait for the approval of the tenant. The VAT id of the second one has a wrong check digit. */
const APPLICANTS = [
  {
    agenturnummer: 'A-1003',
    name: 'Agentur Leuchtfeuer',
    email: 'kontakt@leuchtfeuer.example',
    strasse: 'Deichstraße',
    hausnummer: '8',
    plz: '25746',
    ort: 'Heide',
    ust_id: 'DE999000148',
    iban: 'DE49100901994711220815',
    owner: { vorname: 'Wencke', nachname: 'Sievers', email: 'sievers@leuchtfeuer.example' },
  },
  {
    agenturnummer: 'A-1004',
    name: 'Agentur Marschland',
    email: 'kontakt@marschland.example',
    strasse: 'Marktplatz',
    hausnummer: '2',
    plz: '25899',
    ort: 'Niebüll',
    ust_id: 'DE999000157',
    iban: 'DE89200902990815004711',
    owner: { vorname: 'Keno', nachname: 'Janssen', email: 'janssen@marschland.example' },
  },
] as const;

/** Adds an agency that has given all data and waits for approval. */
export async function addApplicant(context: Context, index: 0 | 1, passwortHash: string): Promise<void> {
  const { owner, iban, ...agentur } = APPLICANTS[index];
  const bankdaten_id = await addKonto(context, agentur.name, iban);
  await createAgentur(context, { ...agentur, status: 'WartetAufFreigabe', bankdaten_id });
  const { agenturnummer } = agentur;
  const { id } = await createBenutzer(context, {
    ...owner,
    agenturnummer,
    rollen: ['Inhaber'],
    status: 'Aktiv',
    mitarbeiternummer: 'M-1',
    passwortHash,
  });
  await agreeToAll(context, { id, agenturnummer });
}

const addKonto = (context: Context, Kontoinhaber: string, IBAN: string): Promise<string> =>
  storeBankdaten(context, checkBankdaten(context, { Kontoinhaber, IBAN }, 'Bankdaten'));
