import { join } from 'node:path';
import { firstFreigabetag } from '../../../contract/rules/freigabe.ts';
import type { Stand } from '../../../web/dev/tour/stand.ts';
import { dayOf } from '../../calendar.ts';
import type { Mandant } from '../../context.ts';
import { DEMO_EMAIL } from '../../demo/logins.ts';
import { pathsOf } from '../../modules/mandant/index.ts';
import { inContext, type Parts } from '../../parts.ts';
import { type DevMail, readMails } from '../mail-files.ts';
import * as store from './stand.sql.ts';

/** Number of mails, the newest, in which the tour looks for its links. */
const MAILS = 200;

/** How far the tour is, by the rows of its tenant and the sent mails. */
export async function readStand(parts: Parts, mandant: Mandant): Promise<Stand> {
  const links = linksOf(await readMails(join(parts.settings.dataDir, 'mails'), { limit: MAILS }));
  return inContext(parts, mandant, { wer: 'Entwicklung' }, async (context) => {
    const empfehlung = await store.findEmpfehlung(context, DEMO_EMAIL);
    const empfaenger = empfehlung && (await store.findEmpfaenger(context, empfehlung.empfehlungsnummer));
    const order = empfaenger && (await store.findOrder(context, empfaenger.empfaengernummer));
    const rewards = order ? await store.listRewards(context, order.auftragsnummer) : [];
    const own = rewards.find(({ seite }) => seite === 'Empfehler');
    const payment = own && (await store.findPayment(context, own.praemierungsnummer));
    const entries = own ? await store.listEntries(context, own.praemierungsnummer) : [];
    const confirmPath = pathsOf(mandant).RecipientConfirmation;
    const { konfiguration } = mandant;
    const email = empfaenger?.email ?? null;
    return {
      link: empfehlung ? `/r/${empfehlung.code}` : null,
      contact:
        email === null
          ? null
          : { email, mail: links.find(({ an, url }) => an.includes(email) && url.pathname.endsWith(confirmPath))?.path ?? null },
      order: order
        ? {
            nummer: order.auftragsnummer,
            isConfirmed: order.status === 'Bestaetigt' || order.status === 'Freigegeben',
            isDue: firstFreigabetag(order.frist_beginn, konfiguration.ProduktArt, konfiguration) <= dayOf(context.now),
            isReleased: order.status === 'Freigegeben',
          }
        : null,
      rewards: rewards.map(({ seite, gewaehlt_am, token_hash }) => ({
        seite,
        isPicked: gewaehlt_am !== null,
        link: links.find(({ token }) => token !== null && context.secrets.hash(token) === token_hash)?.path ?? null,
      })),
      run: payment ? { nummer: payment.laufnummer, status: payment.status } : null,
      paidOn: payment?.ausgefuehrt_am ?? null,
      entries: entries.map(({ belegtag: tag, vorgang, soll, haben, betrag_cent: cent }) => ({ tag, vorgang, soll, haben, cent })),
    };
  });
}

/** The first link of each mail, which is that of its button. */
const linksOf = (mails: readonly DevMail[]) =>
  mails.flatMap(({ An: an, Links: [first] }) => {
    const url = first === undefined ? null : URL.parse(first);
    return url ? [{ an, url, path: url.pathname + url.search, token: url.searchParams.get('token') }] : [];
  });
