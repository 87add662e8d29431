import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Auftrag, Auftragsmeldung } from '../../contract/calls/auftrag.ts';
import type { AuftragStatus } from '../../contract/values/status.ts';

/** An order as stored by the shop. */
export interface Bestellung {
  readonly Auftragsnummer: string;
  readonly ProduktId: number;
  readonly ProduktName: string;
  readonly Auftragsdatum: string;
  /** Day of the contract if it differs from that of the order; for an Anfrage, the day on which the merchant confirms. */
  readonly FristBeginn?: string | undefined;
  /** Status in the shop. */
  readonly Status: AuftragStatus;
  /** Id of the opened form that created the order, so that a double click creates one order only. */
  readonly Vorgang?: string;
  readonly Kunde?: { readonly Name: string; readonly Email: string };
  /** The referral that the order counts for; without it, the order is not reported to the platform. */
  readonly Empfehlungsnummer?: string | undefined;
  readonly Empfaengernummer?: string | undefined;
  /** The customer's reward as it was shown at the order; none for another product than the recommended one. */
  readonly Praemie?: string | undefined;
  /** The platform's last answer: the order's state there, or the refusal. */
  readonly Gemeldet?: Pick<Auftrag, 'Status' | 'Praemierungen' | 'Grund'>;
  readonly Abgelehnt?: { readonly Status: AuftragStatus; readonly code?: string | undefined; readonly text: string } | undefined;
  readonly Widerruf?: Widerruf;
}

/** Withdrawal as declared by a customer, with the time of arrival (BGB section 356a). */
interface Widerruf {
  readonly Name: string;
  readonly Kontakt: string;
  readonly Zeit: string;
}

export interface Store {
  /** Newest first. */
  list(): Promise<readonly Bestellung[]>;
  find(auftragsnummer: string): Promise<Bestellung | undefined>;
  /** Adds an order, or replaces the one with the same number. */
  put(bestellung: Bestellung): Promise<void>;
  remove(auftragsnummer: string): Promise<void>;
}

/** The orders of one tenant's shop in a file. It is read once; each change writes the whole file under a temporary name and renames it. */
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
