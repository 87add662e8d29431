import type { Anteil } from '../../../../contract/rules/anteil.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { createZugangslink, OPT_IN_DAYS, openSession } from '../../account/index.ts';
import { addNamedEmpfaenger } from '../../empfaenger/index.ts';
import { ensureEmpfehler } from '../../empfehler/index.ts';
import { createEmpfehlung } from '../../empfehlung/index.ts';
import { praemieFor, readPraemien } from '../../praemie/index.ts';
import { listProdukte } from '../../produkt/index.ts';

type Produkt = Awaited<ReturnType<typeof listProdukte>>[number];

/** A made-up referral, for a preview or a trial order. */
export interface Example {
  readonly produkt: Produkt;
  readonly empfehlungsnummer: string;
  /** Reward of the referral's product today, in cents. */
  readonly wertCent: number;
  /** Makes another link of this recommender, with another share of the reward. */
  recommend(anteil: Anteil): ReturnType<typeof createEmpfehlung>;
  /** Token of the recommender's session. */
  readonly session: string;
  /** Empfaengernummer of the contact. */
  readonly contact: string;
  /** Id of the link that the contact is mailed. */
  readonly mailedLink: string;
}

/** A mail address of nobody (RFC 2606), by chance, so that no stored person has it. */
const addressIn = ({ random }: Context): string => `${random.nummer()}@example.org`;

/**
 * Makes a link by a made-up recommender for the wanted product, or else the first that earns a reward today, and a made-up contact of it, who gets a link by mail. The contact enters no
 * form, so that no required field refuses them. Only for work that is rolled back. Null if no product earns a reward.
 */
export async function makeExample(context: Context, wanted?: number): Promise<Example | null> {
  const praemien = await readPraemien(context);
  const today = dayOf(context.now);
  const offered = (await listProdukte(context)).filter(({ id }) => praemieFor(praemien, id, today));
  const produkt = offered.find(({ id }) => id === wanted) ?? offered[0];
  if (!produkt) return null;
  // The example takes part also where only some addresses may.
  const open: Context = { ...context, konfiguration: { ...context.konfiguration, EmailWhitelist: [] } };
  const [Vorname, Nachname, Email] = ['Erika', 'Muster', addressIn(context)];
  const id = await ensureEmpfehler(open, { email: Email, vorname: Vorname, nachname: Nachname });
  const recommend = (anteil: Anteil) =>
    createEmpfehlung(
      open,
      {
        Empfehlung: {
          Produkt: produkt.id,
          Channel: 'link',
          Empfehlungslink: true,
          AnteilEmpfehler: anteil,
          AgbText: 'ja',
          ...(context.konfiguration.produktApi === 'berater' && { AgentNumber: produkt.externe_id }),
        },
        Empfehler: { Vorname, Nachname, Email },
      },
      { id, email: Email },
    );
  const { Empfehlungsnummer } = await recommend(context.konfiguration.RecommenderDefaultShare);
  const { token } = await openSession(open, id);
  const empfehlung = { empfehlungsnummer: Empfehlungsnummer, empfehler_id: id };
  const contact = await addNamedEmpfaenger(context, empfehlung, { vorname: 'Max', name: 'Beispiel', email: addressIn(context) }, true);
  const mailedLink = await createZugangslink(context, 'Empfaenger', contact, OPT_IN_DAYS);
  const wertCent = praemieFor(praemien, produkt.id, today)?.wert_cent ?? 0;
  return { produkt, empfehlungsnummer: Empfehlungsnummer, wertCent, recommend, session: token, contact, mailedLink };
}
