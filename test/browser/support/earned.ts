import { completeEmpfaenger } from '../../../contract/calls/empfehlung/empfaenger.ts';
import { createEmpfehlung } from '../../../contract/calls/empfehlung/empfehlung.ts';
import { pickPraemierung, readPraemierung } from '../../../contract/calls/praemie/praemie.ts';
import { completion, recommendation } from '../../../tools/shared/bodies.ts';
import { apiOf, bodyOf } from '../../../tools/shared/calls.ts';
import { ERIKA } from '../../../tools/shared/demo.ts';
import { releaseDays } from '../../support/release-days.ts';
import { anyProdukt, type Demo, mailedLink, moveClock, newAddress, reportOrder, sessionOf } from './demo.ts';
import { orderOf } from './rewarding.ts';

/** The demo's recommender earns a whole reward and picks it as a transfer to an account, by calls. Returns the mailed link of the reward. */
export async function earnTransfer(demo: Demo, tenant: string, iban: string): Promise<string> {
  const api = apiOf(demo.port, tenant);
  const produktId = await anyProdukt(demo, tenant);
  const erika = { Vorname: 'Erika', Nachname: 'Muster', Email: ERIKA.Email };
  const referral = { bearer: await sessionOf(demo, tenant), body: recommendation(erika, produktId, 100) };
  const { Empfehlungsnummer } = bodyOf(createEmpfehlung, 201, await api(createEmpfehlung, referral));
  const joined = { query: { channel: 'co' }, body: completion(Empfehlungsnummer, newAddress('jo', 0)) };
  const { Empfaengernummer } = bodyOf(completeEmpfaenger, 201, await api(completeEmpfaenger, joined));
  const order = await orderOf(demo, { produktId }, Empfaengernummer);
  await reportOrder(demo, tenant, order, 'Bestaetigt');
  await moveClock(demo, releaseDays(tenant));
  await reportOrder(demo, tenant, order, 'Freigegeben');
  const link = await mailedLink(demo, ERIKA.Email, '/praemie/');
  const bearer = new URL(link).searchParams.get('token') ?? '';
  const { Auswahl } = bodyOf(readPraemierung, 200, await api(readPraemierung, { bearer }));
  const body = {
    PraemieId: Auswahl[0]?.Praemie.Id ?? 0,
    Art: 'Ueberweisung',
    Bankdaten: { Kontoinhaber: 'Erika Muster', IBAN: iban },
  } as const;
  bodyOf(pickPraemierung, 200, await api(pickPraemierung, { bearer, body }));
  return link;
}
