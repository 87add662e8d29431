import type { Answer } from '../../../../contract/call.ts';
import * as calls from '../../../../contract/calls/empfehlung/empfehlungslink.ts';
import { normalizeCode } from '../../../../contract/rules/code.ts';
import { formatCent } from '../../../../contract/values/cent.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { answer, type CallRequest } from '../../../calls/call-request.ts';
import type { Caller } from '../../../calls/caller.ts';
import { browserLocale } from '../../../calls/mandant-of-host.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import type { Context, Mandant } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { limitOf, netzOf, spendLimit } from '../../../limits/limits.ts';
import { splitOf, wertCentOf } from '../../praemie/index.ts';
import { toEmpfohlenes } from '../../produkt/index.ts';
import { isCrawler } from '../../tracking/index.ts';
import { findWithProdukt } from '../reads.ts';
import { statusSeen } from '../schritte/seen.ts';
import { statusFrom } from '../status.ts';
import { annahmeOf, type Link, readLink } from './click.ts';
import { linkServiceOf } from './link-service.ts';
import { readProduktlink } from './produktlink.ts';
import { PRODUKTLINK } from './signature.ts';

const localeOf = (mandant: Mandant, caller: Caller) => browserLocale(mandant, caller.header('accept-language'));

/** Calls that count visits, separately from clicks. The answer does not reveal whether a visit was counted. */
const besuchCalls: readonly Served[] = [
  serve(calls.countBesuch, {
    withoutTransaction: async ({ parts, mandant, input, caller }) => {
      const { findLink } = linkServiceOf(parts);
      const link = (await findLink(mandant, 'empfehlungsnummer', input.params.nr)) ?? refuse('NichtGefunden');
      if (annahmeOf(link, parts.clock.now()) === 'Beendet') refuse('Abgelaufen');
      await countBesuch({ parts, mandant, caller }, link);
      return answer(204, null);
    },
  }),

  serve(calls.readEmpfehlungscode, {
    withoutTransaction: async ({ parts, mandant, input, caller }) => {
      await spendLimit(parts, limitOf(mandant, 'codeEingabe'), netzOf(caller));
      const { findLink } = linkServiceOf(parts);
      const link = (await findLink(mandant, 'code', normalizeCode(input.params.code))) ?? refuse('NichtGefunden');
      await countBesuch({ parts, mandant, caller }, link, input.query.einsprungsquelle || undefined);
      return answer(200, { Empfehlungsnummer: link.empfehlungsnummer });
    },
  }),
];

/** Counts a visit of a referral that can be followed, unless the caller is a preview crawler. */
async function countBesuch(
  { parts, mandant, caller }: Pick<CallRequest, 'parts' | 'mandant' | 'caller'>,
  link: Link,
  einsprungsquelle?: string,
): Promise<void> {
  const zeit = parts.clock.now();
  if (annahmeOf(link, zeit) !== 'Moeglich' || isCrawler(caller.header('user-agent'))) return;
  await linkServiceOf(parts).count(mandant, link, caller, { art: 'Besuch', channel: '', zeit, einsprungsquelle });
}

const viewsCalls: readonly Served[] = [
  serve(calls.readProduktlink, {
    run: async (context, { input, reply, parts, mandant: { mandant } }) => {
      reply.headers({ 'cache-control': 'no-store' });
      const { link, lacksSecret } = await readProduktlink(context, input.params.nr, input.query);
      if (lacksSecret) parts.log.error({ mandant, dienst: PRODUKTLINK.name }, 'the secret of a service outside is missing');
      return answer(200, { Link: link });
    },
  }),

  serve(calls.readEmpfehlung, { run: async (context, { input }) => answer(200, await describeForAll(context, input.params.nr)) }),

  serve(calls.readAnnahme, {
    run: async (context, { input }) => {
      const link = (await readLink(context, 'empfehlungsnummer', input.params.nr)) ?? refuse('NichtGefunden');
      return answer(200, { Annahme: annahmeOf(link, context.now) });
    },
  }),
];

/** A referral as anyone with the link sees it. */
async function describeForAll(context: Context, nummer: string): Promise<Answer<typeof calls.readEmpfehlung>['body']> {
  const { locale, now } = context;
  const row = (await findWithProdukt(context, nummer)) ?? refuse('NichtGefunden');
  const split = splitOf(context, await wertCentOf(context, row), row);
  const WertCent = split.empfehlerCent + split.empfaengerCent;
  return {
    Empfehlungsnummer: row.empfehlungsnummer,
    Vorname: row.vorname || createTexts(locale, context.texte[locale])('empfehler.geloescht'),
    Produkt: toEmpfohlenes({ ...row, id: row.produkt_id }, context),
    Praemie: {
      EmpfehlerWert: formatCent(split.empfehlerCent, locale),
      EmpfaengerWert: formatCent(split.empfaengerCent, locale),
      Wert: formatCent(WertCent, locale),
      WertCent,
    },
    GueltigBis: row.gueltig_bis,
    Status: statusFrom(row, statusSeen(context, row), now),
    ...(row.sellernummer !== null && { Verkaeufer: true as const }),
    ...(row.agentur && { Agentur: row.agentur }),
    ...(row.agentur_status === 'Aktiv' && row.oeffnungszeiten && { Oeffnungszeiten: row.oeffnungszeiten }),
  };
}

/** Calls for anyone with a referral's link: `empfehlen/click/{nr}` and the data that pages show. */
export const linkCalls: readonly Served[] = [
  ...viewsCalls,
  ...besuchCalls,
  // The page Click has the language in its address; a plain link uses the language of the browser.
  serve(calls.clickEmpfehlung, {
    withoutTransaction: ({ parts, mandant, input, caller, reply, isOfPage, locale }) =>
      linkServiceOf(parts).follow(
        mandant,
        isOfPage ? locale : localeOf(mandant, caller),
        { caller, reply },
        'empfehlungsnummer',
        input.params.nr,
      ),
  }),
];
