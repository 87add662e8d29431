import type { Context } from '../../context.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { expireEinladung } from './einladung.ts';
import * as ende from './ende/ende.ts';
import * as store from './ende/store.ts';
import { dueEinladungen } from './store.ts';

/** An open invitation ends with its time. */
const expire: Sweep = { name: 'einladung.ablauf', due: dueEinladungen, run: expireEinladung };

export const agenturSweeps: readonly Sweep[] = [expire];

const each = (remove: (context: Context, key: string) => Promise<void>) => async (context: Context, keys: readonly string[]) => {
  for (const key of keys) await remove(context, key);
};

/** What is over of agencies, their people and their invitations. Who never came is ended before ended accounts are looked for. */
export const agenturRetentions: readonly Retention[] = [
  { rule: 'eingeladenerBenutzer', find: store.listEingeladene, remove: ende.eraseEingeladene },
  { rule: 'agenturzugang', find: store.listEndedAccounts, remove: each(ende.eraseZugang) },
  { rule: 'beendeterBenutzer', find: store.listEndedBenutzer, remove: ende.eraseBenutzer },
  { rule: 'agentur', find: store.listEndedAgenturen, remove: each(ende.eraseAgentur) },
  { rule: 'einladung', find: store.listEndedEinladungen, remove: ende.eraseEinladungen },
];
