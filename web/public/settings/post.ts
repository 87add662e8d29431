import { updateLanguage } from '../../../contract/calls/account/account.ts';
import { deleteEmpfehler, readDatenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { endVerbindung } from '../../../contract/calls/account/empfehler.ts';
import { LOCALES } from '../../../contract/values/wire.ts';
import { ORDER_BUTTON, requestNewsletter } from '../../features/account/newsletter.ts';
import { endedSession } from '../../shell/login.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Handles the page's forms, distinguished by their field `schritt`. If the session has ended, redirects to Login, which leads back. */
export async function postSettings(visit: Visit, fields: Fields): Promise<Posted> {
  const { schritt = '' } = fields;
  const posted = Object.hasOwn(STEPS, schritt) ? await STEPS[schritt]?.(visit, fields) : undefined;
  if (posted === undefined) return { redirect: { page: 'Settings' } };
  return 'problem' in posted ? endedSession(visit, 'Settings', posted.problem) : posted;
}

const STEPS: Partial<Record<string, (visit: Visit, fields: Fields) => Promise<Posted>>> = {
  sprache: saveLanguage,
  [ORDER_BUTTON.value]: (visit) => requestNewsletter(visit, 'Settings'),
  verbindung: endConnection,
  auskunft: discloseAll,
  loeschen: deleteAll,
};

/** Saves the language; the page continues in it. */
async function saveLanguage(visit: Visit, { Language = '' }: Fields): Promise<Posted> {
  const saved = await visit.call(updateLanguage, { body: { Language } });
  if (!saved.ok) return { problem: saved.problem };
  const locale = LOCALES.find((known) => known === Language) ?? visit.locale;
  return { redirect: { page: 'Settings', params: { gespeichert: 'sprache' }, locale } };
}

async function endConnection(visit: Visit): Promise<Posted> {
  const ended = await visit.call(endVerbindung);
  return ended.ok ? { redirect: { page: 'Settings', params: { gespeichert: 'verbindung' } } } : { problem: ended.problem };
}

async function discloseAll(visit: Visit): Promise<Posted> {
  const response = await visit.call(readDatenauskunft);
  return response.ok ? { file: { name: 'datenauskunft.json', json: response.body } } : { problem: response.problem };
}

async function deleteAll(visit: Visit): Promise<Posted> {
  const deleted = await visit.call(deleteEmpfehler);
  return deleted.ok ? { redirect: { page: 'Logout', params: { geloescht: '1' } } } : { problem: deleted.problem };
}
