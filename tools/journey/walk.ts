import { ok } from 'node:assert';
import { login } from '../../contract/calls/account/account.ts';
import type { Api } from '../shared/calls.ts';
import { ERIKA } from '../shared/demo.ts';
import { readMails } from '../shared/dev-tools.ts';
import type { Step } from '../shared/steps.ts';

/** The walk of one tenant: its calls, and the same as steps that are printed. */
export interface Walk {
  readonly port: number;
  readonly tenant: string;
  /** Of this run alone, so that addresses and numbers are new. */
  readonly run: string;
  readonly api: Api;
  readonly step: Step;
}

/** A product that can be recommended, with the amount of its reward. */
export interface Offered {
  readonly Id: number;
  readonly WertCent: number;
}

/** Who joined. */
export interface Recipient {
  readonly email: string;
  readonly nr: string;
}

/** A session of the demo's recommender. */
export const loginAsErika = async ({ step }: Walk): Promise<string> => (await step('login', 200, login, { body: ERIKA })).Token;

/** What the latest mail to an address says, and the secret of its first link. */
export async function mailTo({ port }: Walk, email: string): Promise<{ text: string; link: URL; token: string }> {
  const mail = (await readMails(port)).find(({ An }) => An.includes(email));
  ok(mail, `a mail to ${email}`);
  const link = new URL(mail.Links[0] ?? '');
  return { text: mail.Text, link, token: link.searchParams.get('token') ?? '' };
}
