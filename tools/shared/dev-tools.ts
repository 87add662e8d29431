import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { call } from './http.ts';

const Clock = z.object({ Jetzt: z.string() });
const Mails = z.array(z.object({ An: z.array(z.string()), Links: z.array(z.string()), Text: z.string() }));

/** The current time of the demo's clock. */
export async function readClock(port: number | string): Promise<string> {
  return z.parse(Clock, (await call(port, 'GET', '/dev/clock')).body).Jetzt;
}

/** Sets the demo's clock `Tage` days ahead, which runs all due jobs; returns its time. */
export async function advanceClock(port: number | string, Tage: number): Promise<string> {
  return z.parse(Clock, (await call(port, 'POST', '/dev/clock', { body: { Tage } })).body).Jetzt;
}

/** All mails of the demo, the latest first. */
export async function readMails(port: number | string): Promise<z.output<typeof Mails>> {
  return z.parse(Mails, (await call(port, 'GET', '/dev/mails')).body);
}

/** Longest wait for the outbox: a mail that a killed process was sending is due again after 90 s. */
const OUTBOX_MS = 150_000;

/** Waits until no mail is due, at most OUTBOX_MS; returns the number of due mails. */
export async function untilMailsSent(port: number): Promise<number> {
  const patience = Date.now() + OUTBOX_MS;
  for (;;) {
    const { body } = await call(port, 'GET', '/metrics');
    const waiting = Number(/^empfehlwerk_mails_due (\d+)$/m.exec(String(body))?.[1]);
    if (waiting === 0 || Date.now() > patience) return waiting;
    await wait(1000);
    await advanceClock(port, 0);
  }
}

/** The day of a moment in Berlin, as `2026-11-23`. */
export const dayOf = (moment: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(moment);
