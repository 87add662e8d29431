import { ok } from 'node:assert';
import { login } from '../../contract/calls/account/account.ts';
import type { Api } from '../shared/calls.ts';
import { ERIKA } from '../shared/demo.ts';
import { readMails } from '../shared/dev-tools.ts';
import type { Step } from '../shared/steps.ts';

/** The journey at one tenant: its calls, and the same calls as printed steps. */
export interface Walk {
  readonly port: number;
  readonly tenant: string;
  /** Random part of addresses and numbers, so that they are new in each run. */
  readonly run: string;
  readonly api: Api;
  readonly step: Step;
}

/** A product that can be recommended, with the amount of its reward. */
export interface Offered {
  readonly Id: number;
  readonly WertCent: number;
}

/** The recipient who joined. */
export interface Recipient {
  readonly email: string;
  readonly nr: string;
}

/** Logs in as the demo's recommender; returns the session token. */
export const loginAsErika = async ({ step }: Walk): Promise<string> => (await step('login', 200, login, { body: ERIKA })).Token;

/** Text, first link and secret of that link in the latest mail to an address. */
export async function mailTo({ port }: Walk, email: string): Promise<{ text: string; link: URL; token: string }> {
  const mail = (await readMails(port)).find(({ An }) => An.includes(email));
  ok(mail, `a mail to ${email}`);
  const link = new URL(mail.Links[0] ?? '');
  return { text: mail.Text, link, token: link.searchParams.get('token') ?? '' };
}
