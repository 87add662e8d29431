import type { InstallationScope } from '../../../calls/installation.ts';
import type { Secrets } from '../../../config/secrets.ts';
import { refuse } from '../../../errors.ts';
import * as store from './store.ts';

/** What a link of the back office is for: joining, the second step of joining, a new password, the second step of a login. */
export type Linkzweck = 'Einladung' | 'Einrichtung' | 'Passwort' | 'Mfa';

/** The secret of a link, derived from its id, so that a mail can be made again. */
export const tokenOfLink = ({ secrets }: { readonly secrets: Secrets }, linkId: string): string =>
  secrets.token('betrieb_link', '', linkId);

/** Creates a link of a person; earlier ones for the same purpose end. Returns its id. */
export async function createLink(scope: InstallationScope, zweck: Linkzweck, benutzerId: string, gueltigBis: Date): Promise<string> {
  const id = scope.random.nummer();
  if (zweck !== 'Mfa') await store.markLinksUsed(scope, benutzerId, zweck, scope.now);
  await store.insertLink(scope, {
    link_id: id,
    zweck,
    benutzer_id: benutzerId,
    token_hash: scope.secrets.hash(tokenOfLink(scope, id)),
    gueltig_bis: gueltigBis,
    verwendet_am: null,
  });
  return id;
}

/** The link of a token that can be used now. Throws NichtGefunden, TokenBereitsVerwendet, Abgelaufen. */
export async function findLiveLink(scope: InstallationScope, zweck: Linkzweck, token: string) {
  const link = await store.findLink(scope, scope.secrets.hash(token));
  if (!link || link.zweck !== zweck) return refuse('NichtGefunden');
  if (link.verwendet_am !== null) return refuse('TokenBereitsVerwendet');
  if (link.gueltig_bis <= scope.now) return refuse('Abgelaufen');
  return link;
}

/** Uses up the link of a token. Throws like `findLiveLink`; of several at once all but one get TokenBereitsVerwendet. */
export async function redeemLink(scope: InstallationScope, zweck: Linkzweck, token: string): Promise<string> {
  const { link_id, benutzer_id } = await findLiveLink(scope, zweck, token);
  if (!(await store.markLinkUsed(scope, link_id, scope.now))) refuse('TokenBereitsVerwendet');
  return benutzer_id;
}
