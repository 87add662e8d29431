import { EINLADUNG_ARTEN, type Einladungsdaten } from '../../../contract/calls/agentur/einladung.ts';
import { showsSecrets } from '../../../contract/rules/rechte.ts';
import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { praemieFor, readPraemien } from '../praemie/index.ts';
import { isRecommendable, listProdukte, nameOf } from '../produkt/index.ts';
import { linkOf } from './code.ts';
import { isInhaber } from './einladen.ts';
import { type Einladende, einladendeOf, findEinladende } from './einladende.ts';
import { wortlautOf } from './einwilligung.ts';
import { listEinladende } from './reads.ts';

/**
 * What a user of an agency or an employee needs to invite: their numbers with standing links, the products that can be recommended today,
 * and the sentence to read out.
 */
export async function datenOf(context: Context, login: Login | null): Promise<Einladungsdaten> {
  if (!showsSecrets(context)) return shownOnly(context, (await findEinladende(context, login))?.name ?? '');
  const einladende = await einladendeOf(context, login);
  const { agenturnummer, name } = einladende;
  const mine = login?.who === 'E' ? [{ mitarbeiternummer: agenturnummer, name }] : await numbersOf(context, login, einladende);
  return {
    ...(await shownOnly(context, name)),
    Mitarbeiter: mine.map(({ mitarbeiternummer, name: Name }) => ({
      Mitarbeiternummer: mitarbeiternummer,
      Name,
      Link: linkOf(context, { agenturnummer, mitarbeiternummer }),
    })),
  };
}

/** The same without the standing links, which are secrets; creates no number. */
const shownOnly = async (context: Context, name: string): Promise<Einladungsdaten> => ({
  Mitarbeiter: [],
  Arten: [...EINLADUNG_ARTEN],
  Produkte: await produkteOf(context),
  Einwilligung: wortlautOf(context, name),
});

/** The numbers of an agency under which the caller may invite: for an owner, all of them. */
async function numbersOf(context: Context, login: Login | null, { agenturnummer, mitarbeiternummer: own }: Einladende) {
  const all = await listEinladende(context, agenturnummer);
  const mine = isInhaber(login) ? all : all.filter(({ mitarbeiternummer }) => mitarbeiternummer === own);
  return mine.map(({ mitarbeiternummer, vorname, nachname }) => ({ mitarbeiternummer, name: `${vorname} ${nachname}` }));
}

/** Products that can be recommended today: those with a reward. */
async function produkteOf(context: Context): Promise<Einladungsdaten['Produkte']> {
  if (!isRecommendable(context.konfiguration)) return [];
  const praemien = await readPraemien(context);
  const rows = (await listProdukte(context)).filter(({ id }) => praemieFor(praemien, id, dayOf(context.now)));
  return rows.map((row) => ({ ProduktId: row.id, Produkt: nameOf(row, context.locale) }));
}
