import type { Context } from '../../context.ts';
import type { Retention } from '../../retention.ts';
import * as ende from './ende/ende.ts';
import * as store from './ende/store.ts';

const forEachKey = (remove: (context: Context, key: string) => Promise<void>) => async (context: Context, keys: readonly string[]) => {
  for (const key of keys) await remove(context, key);
};

/** Retention of agencies and their users. Unaccepted invitations end first, so that the search for ended accounts includes them. */
export const agenturRetentions: readonly Retention[] = [
  { rule: 'eingeladenerBenutzer', find: store.listInvitedBenutzer, remove: ende.eraseInvitedBenutzer },
  { rule: 'agenturzugang', find: store.listEndedAccounts, remove: forEachKey(ende.eraseZugang) },
  { rule: 'beendeterBenutzer', find: store.listEndedBenutzer, remove: ende.eraseBenutzer },
  { rule: 'registrierung', find: store.listRegistrierungen, remove: ende.eraseRegistrierungen },
  { rule: 'agentur', find: store.listEndedAgenturen, remove: forEachKey(ende.eraseAgentur) },
];
