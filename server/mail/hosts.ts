import { addMinutes } from '../calendar.ts';
import { emailSchluessel } from '../email-address.ts';

/** Limits of the mails to each receiving host (the domain of an address). They hold in this process alone: two processes that send mails have them twice. */
export interface HostLimits {
  /**
   * Waits for a free place at the host of an address. Returns a function that frees it, or the moment of the next try, if the host is paused or its places stay
   * taken.
   */
  enter(an: string, now: Date): Promise<((outcome: HostOutcome) => void) | Date>;
  /** The end of the pause of an address's host; null if it is not paused. */
  pausedUntil(an: string, now: Date): Date | null;
}

/** Whether the host asked to slow down, took or refused the mail, or was not reached, which says nothing of it. */
export type HostOutcome = 'slower' | 'answered' | 'unknown';

interface Host {
  inHand: number;
  pauses: number;
  pausedUntil: Date | null;
  /** Places stay taken: mails no longer wait for them. */
  isCrowded: boolean;
  readonly waiting: (() => void)[];
}

/** Minutes of the first pause of a host, the second and so on; the last value repeats. */
const PAUSES = [1, 2, 5, 15, 30, 60];
/** Time in ms for which a mail waits for a place, and so keeps one of the senders from other hosts. */
const WAIT_MS = 2_000;
/** Minutes until the next try of a mail that found no place. */
const CROWDED_MINUTES = 1;

function nameOf(an: string): string {
  const schluessel = emailSchluessel(an);
  return schluessel.slice(schluessel.lastIndexOf('@') + 1);
}

/** Limits with `places` mails at once to a host. A paused host gets one mail after its pause; the next pause is longer unless the host takes it. */
export function makeHostLimits(places: number, waitMs = WAIT_MS): HostLimits {
  const hosts = new Map<string, Host>();

  const hostOf = (an: string): [string, Host] => {
    const name = nameOf(an);
    const host = hosts.get(name) ?? { inHand: 0, pauses: 0, pausedUntil: null, isCrowded: false, waiting: [] };
    hosts.set(name, host);
    return [name, host];
  };

  const placesOf = ({ pauses }: Host) => (pauses > 0 ? 1 : places);

  /** Resolves with whether a place came free in time. */
  const waitFor = (host: Host) =>
    new Promise<boolean>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        host.waiting.splice(host.waiting.indexOf(wake), 1);
        resolve(false);
      }, waitMs);
      host.waiting.push(wake);
    });

  const leave = (name: string, host: Host, outcome: HostOutcome, now: Date) => {
    host.inHand -= 1;
    host.isCrowded = false;
    if (outcome === 'slower') {
      host.pausedUntil = addMinutes(now, PAUSES[Math.min(host.pauses, PAUSES.length - 1)] ?? 1);
      host.pauses += 1;
    } else if (outcome === 'answered') Object.assign(host, { pauses: 0, pausedUntil: null });
    const next = host.waiting.shift();
    if (next) next();
    else if (host.inHand === 0 && host.pauses === 0) hosts.delete(name);
  };

  return {
    async enter(an, now) {
      const [name, host] = hostOf(an);
      const crowded = addMinutes(now, CROWDED_MINUTES);
      while (host.inHand >= placesOf(host)) {
        if (host.isCrowded || (host.pausedUntil !== null && host.pausedUntil > now)) break;
        if (await waitFor(host)) continue;
        host.isCrowded = true;
      }
      if (host.pausedUntil !== null && host.pausedUntil > now) return host.pausedUntil;
      if (host.inHand >= placesOf(host)) return crowded;
      host.inHand += 1;
      hosts.set(name, host);
      return (outcome) => leave(name, host, outcome, now);
    },
    pausedUntil(an, now) {
      const pausedUntil = hosts.get(nameOf(an))?.pausedUntil ?? null;
      return pausedUntil !== null && pausedUntil > now ? pausedUntil : null;
    },
  };
}
