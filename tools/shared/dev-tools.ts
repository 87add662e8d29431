import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { call } from './http.ts';

const Clock = z.object({ Jetzt: z.string() });
const Mails = z.array(z.object({ An: z.array(z.string()), Links: z.array(z.string()), Text: z.string() }));

/** What the demo's clock says. */
export async function readClock(port: number | string): Promise<string> {
  return z.parse(Clock, (await call(port, 'GET', '/dev/clock')).body).Jetzt;
}

/** Puts the demo's clock so many days ahead, and does what is due by then; answers what it says. */
export async function advanceClock(port: number | string, Tage: number): Promise<string> {
  return z.parse(Clock, (await call(port, 'POST', '/dev/clock', { body: { Tage } })).body).Jetzt;
}

/** All mails of the demo, the latest first. */
export async function readMails(port: number | string): Promise<z.output<typeof Mails>> {
  return z.parse(Mails, (await call(port, 'GET', '/dev/mails')).body);
}

/** A mail that a killed process had in hand is due again after a minute and a half. */
const OUTBOX_MS = 150_000;

/** Waits until the outbox is empty and returns how many mails it holds then; a mail in hand at a kill has to wait for its turn. */
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

/** The day of a moment where the tenants are, as `2026-11-23`. */
export const dayOf = (moment: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(moment);
