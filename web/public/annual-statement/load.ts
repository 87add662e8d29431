import { readUser } from '../../../contract/calls/account/account.ts';
import { type Jahresuebersicht, readJahresuebersicht } from '../../../contract/calls/praemie/jahresuebersicht.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { forderungShort } from '../../../texts/forderung-sentences.ts';
import { withoutBreaks } from '../../features/praemie/amount.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Visit } from '../../shell/visit.ts';

/** A received reward, as the statement shows it. */
export interface StatementRow {
  readonly nummer: string;
  readonly tag: string;
  readonly produkt: string;
  readonly kontakt: string;
  readonly art: string;
  readonly wert: string;
  /** Masked account and statement text of a transfer; null where they are not known. */
  readonly konto: string | null;
  readonly zweck: string | null;
  /** Text with the day on which it was claimed back; null if it was not. */
  readonly backLink: string | null;
}

export interface AnnualStatementProps extends PageContext {
  /** Wages are taxed by the employer, so the note on taxes would mislead. */
  readonly alsLohn: boolean;
  readonly jahr: number;
  readonly jahre: readonly number[];
  readonly name: string;
  readonly rows: readonly StatementRow[];
  readonly summe: string;
  /** Addresses of the next and of the first rewards; null if there are none, or if the first are shown. */
  readonly next: string | null;
  readonly first: string | null;
}

/** Number of rewards on a page. */
const PAGE_SIZE = 200;

/** Loads what the recommender received in the year of the address, by default in the current year. Needs a login. */
export async function loadAnnualStatement(visit: Visit): Promise<Loaded<AnnualStatementProps>> {
  const { jahr = '', nach } = visit.query;
  const ofYear: Fields = /^2\d{3}$/.test(jahr) ? { jahr } : {};
  const query = { ...ofYear, ...(nach && { nach }), anzahl: String(PAGE_SIZE + 1) };
  const [statement, user] = await Promise.all([visit.call(readJahresuebersicht, { query }), visit.call(readUser)]);
  if (!statement.ok) return endedSession(visit, 'AnnualStatement', statement.problem);
  if (!user.ok) return endedSession(visit, 'AnnualStatement', user.problem);
  const context = pageContext(visit);
  const { Jahr, Jahre, Zeilen, SummeCent } = statement.body;
  const shown = Zeilen.slice(0, PAGE_SIZE);
  const addressOf = (place: Fields) => pageAddress(context.paths, 'AnnualStatement', visit.locale, { ...ofYear, ...place });
  return {
    props: {
      ...context,
      alsLohn: visit.konfiguration.PraemieAlsLohn,
      jahr: Jahr,
      jahre: Jahre.includes(Jahr) ? Jahre : [...Jahre, Jahr].sort((a, b) => b - a),
      name: `${user.body.Vorname} ${user.body.Nachname}`.trim(),
      next: Zeilen.length > PAGE_SIZE ? addressOf({ nach: shown.at(-1)?.Praemierungsnummer ?? '' }) : null,
      first: nach ? addressOf({}) : null,
      rows: shown.map((one) => rowOf(one, context)),
      summe: shortCent(SummeCent, visit.locale),
    },
  };
}

const rowOf = (one: Jahresuebersicht['Zeilen'][number], { t, locale }: PageContext): StatementRow => ({
  nummer: one.Praemierungsnummer,
  tag: formatDay(one.Datum, locale),
  produkt: one.Produkt,
  kontakt: one.Anzeigename,
  art: t(`jahr.art.${one.Art}`),
  wert: shortCent(one.WertCent, locale),
  konto: one.IBAN === undefined ? null : t('jahr.konto', { iban: withoutBreaks(one.IBAN) }),
  zweck: one.Zweck ?? null,
  backLink: backOf(one, { t, locale }),
});

/** The day on which a reward was claimed back, and where the claim stands. */
function backOf(
  { ZurueckgefordertAm: am, Forderung }: Jahresuebersicht['Zeilen'][number],
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
): string | null {
  if (am === undefined) return null;
  const said = t('jahr.zurueck', { tag: formatDay(am, locale) });
  return Forderung ? [`${said}.`, forderungShort(t, locale, Forderung)].join(' ') : said;
}
