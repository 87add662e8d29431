import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Auftrag, AuftragStatus, Auftragsmeldung } from '../../contract/calls/auftrag.ts';

/** An order as the shop keeps it. */
export interface Bestellung {
  readonly Auftragsnummer: string;
  readonly ProduktId: number;
  readonly ProduktName: string;
  readonly Auftragsdatum: string;
  /** The day of the contract, where it is not that of the order: of an Anfrage the day on which the merchant confirms. */
  readonly FristBeginn?: string | undefined;
  /** How it stands with the shop. */
  readonly Status: AuftragStatus;
  /** The filling of the form that it was made by, so that a double click is one order. */
  readonly Vorgang?: string;
  readonly Kunde?: { readonly Name: string; readonly Email: string };
  /** The referral that the order counts for; without it, the order is not reported to the platform. */
  readonly Empfehlungsnummer?: string | undefined;
  readonly Empfaengernummer?: string | undefined;
  /** The platform's last answer: the order's state there, or the refusal. */
  readonly Gemeldet?: Pick<Auftrag, 'Status' | 'Praemierungen' | 'Grund'>;
  readonly Abgelehnt?: { readonly Status: AuftragStatus; readonly code?: string | undefined; readonly text: string } | undefined;
  readonly Widerruf?: Widerruf;
}

/** What a customer declared, and when it arrived (BGB section 356a). */
interface Widerruf {
  readonly Name: string;
  readonly Kontakt: string;
  readonly Zeit: string;
}

export interface Store {
  /** Newest first. */
  list(): Promise<readonly Bestellung[]>;
  find(auftragsnummer: string): Promise<Bestellung | undefined>;
  /** Adds an order, or puts it in the place of the one with its number. */
  put(bestellung: Bestellung): Promise<void>;
  remove(auftragsnummer: string): Promise<void>;
}

/** The orders of one tenant's shop in a file: read once, written whole, each time under another name first. */
export function openStore(directory: string, tenant: string): Store {
  const file = join(directory, `${tenant}.json`);
  const opened = read(file);
  let written = Promise.resolve();

  const change = async (work: (orders: Map<string, Bestellung>) => void): Promise<void> => {
    const orders = await opened;
    work(orders);
    const text = JSON.stringify([...orders.values()], null, 1);
    written = written.catch(() => {}).then(() => write(directory, file, text));
    return written;
  };
  return {
    list: async () => [...(await opened).values()].reverse(),
    find: async (auftragsnummer) => (await opened).get(auftragsnummer),
    put: (bestellung) => change((orders) => orders.set(bestellung.Auftragsnummer, bestellung)),
    remove: (auftragsnummer) => change((orders) => orders.delete(auftragsnummer)),
  };
}

async function read(file: string): Promise<Map<string, Bestellung>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return new Map((JSON.parse(text) as Bestellung[]).map((one) => [one.Auftragsnummer, one]));
}

async function write(directory: string, file: string, text: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, text, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

/** The report of an order to the platform; null without a referral. */
export function meldungOf(bestellung: Bestellung, Status: AuftragStatus): Auftragsmeldung | null {
  const { Auftragsnummer, Empfaengernummer, Empfehlungsnummer, ProduktId, Auftragsdatum, FristBeginn } = bestellung;
  if (!Empfaengernummer && !Empfehlungsnummer) return null;
  return {
    Auftragsnummer,
    ...(Empfaengernummer && { Empfaengernummer }),
    ...(Empfehlungsnummer && { Empfehlungsnummer }),
    ProduktId,
    Auftragsdatum,
    ...(FristBeginn && { FristBeginn }),
    Status,
  };
}
