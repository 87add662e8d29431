import type { Freigaben, releaseAuftraege } from '../../../contract/calls/agentur/freigabe.ts';
import { createTexts } from '../../../texts/texts.ts';
import { formatDay } from '../../calendar.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { toRefusal } from '../../calls/problem.ts';
import { ergebnisOf, type Freigabe, type Releaser, tryRelease } from './freigabe.ts';

type Request = CallRequest<typeof releaseAuftraege>;

/**
 * Releases orders one after the other, each in its own transaction, so that an order that cannot be released stops no other. An internal error
 * ends the call: released orders stay released, and a repeat returns BereitsFreigegeben for them. Sum in cents.
 */
export async function releaseAll(request: Request, wer: Releaser): Promise<Freigaben> {
  const done: (readonly [string, Freigabe])[] = [];
  for (const auftragsnummer of request.input.body.Auftragsnummern)
    done.push([auftragsnummer, await releaseOne(request, wer, auftragsnummer)]);
  return {
    Ergebnisse: done.map(([auftragsnummer, freigabe]) => zeileOf(request, auftragsnummer, freigabe)),
    Freigegeben: done.filter(([, { stand }]) => stand === 'Freigegeben').length,
    WertCent: done.reduce((sum, [, { wertCent }]) => sum + wertCent, 0),
  };
}

async function releaseOne({ inContext }: Request, wer: Releaser, auftragsnummer: string): Promise<Freigabe> {
  try {
    return await inContext((context) => tryRelease(context, wer, auftragsnummer));
  } catch (error) {
    const { status, code } = toRefusal(error);
    if (status >= 500) throw error;
    // The steps of the order refuse one that changed in the meantime.
    return { stand: code === 'KreditErschoepft' ? code : 'NichtMoeglich', wertCent: 0 };
  }
}

function zeileOf({ mandant, locale }: Request, Auftragsnummer: string, { stand, freigabeAb }: Freigabe): Freigaben['Ergebnisse'][number] {
  const t = createTexts(locale, mandant.texte[locale]);
  const tag = freigabeAb === undefined ? '' : formatDay(freigabeAb, locale);
  const Was = t(`freigabe.${stand}`, { tag, mandant: mandant.konfiguration.Name });
  return {
    Auftragsnummer,
    Ergebnis: ergebnisOf(stand),
    Was,
    ...(stand === 'ZuFrueh' && freigabeAb !== undefined && { FreigabeAb: freigabeAb }),
  };
}
