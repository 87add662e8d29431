import { useQuery } from '@tanstack/react-query';
import { listAbrechnungen, listGutschriften } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { listAuszahlungen } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { listBetriebRechnungen } from '../../../contract/calls/betrieb/rechnungen.ts';
import type { ZahlungArt } from '../../../contract/rules/zahlung.ts';
import { isDay } from '../../../contract/values/days.ts';
import { amount, formatCount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';

interface ReadyArtenProps {
  readonly offered: readonly ZahlungArt[];
  readonly chosen: readonly ZahlungArt[];
  /** Only what is promised by this day. */
  readonly bis: string | null;
  choose(arten: readonly ZahlungArt[]): void;
}

/** What is ready of one kind: how many, exact or not, and their sum in cents; null above the rows that are counted. */
interface Ready {
  readonly count: number;
  readonly isExact: boolean;
  readonly cent: number | null;
}

/** The kinds of payments that a run can take, each to be ticked, with how many are ready and their sum. */
export function ReadyArten({ offered, chosen, bis, choose }: ReadyArtenProps) {
  const { t, locale } = useBackoffice();
  const ready = useReady(offered, isDay(bis) ? bis : null);
  const said = (art: ZahlungArt): string => {
    const name = t(`betrieb.lauf.anlegen.${art}`);
    const found = ready?.[art];
    if (!found) return `${name}: ${t('portal.wartet')}`;
    if (found.count === 0) return t('betrieb.lauf.anlegen.keine', { name });
    const count = formatCount(found.count, locale);
    const anzahl = found.isExact ? count : t('portal.tabelle.mehrAls', { anzahl: count });
    return found.cent === null
      ? `${name}: ${anzahl}`
      : t('betrieb.lauf.anlegen.zeile', { name, anzahl, summe: amount(found.cent, locale) });
  };
  return (
    <fieldset className="flex flex-col gap-2" aria-live="polite">
      <legend className="mb-1 font-semibold">{t('betrieb.lauf.anlegen.arten')}</legend>
      {offered.map((art) => (
        <label key={art} className="flex min-h-11 items-center gap-3 tabular-nums">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={chosen.includes(art)}
            onChange={({ target }) => choose(offered.filter((one) => (one === art ? target.checked : chosen.includes(one))))}
          />
          {said(art)}
        </label>
      ))}
      {offered.includes('Erstattung') && <NotReady />}
    </fieldset>
  );
}

function useReady(offered: readonly ZahlungArt[], Bis: string | null): Partial<Record<ZahlungArt, Ready>> | undefined {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { data } = useQuery({
    queryKey: [Mandant, 'auszahlungen', 'bereit', Bis, ...offered],
    queryFn: async ({ signal }) => {
      const call = callIn(Mandant);
      const praemien = (await call(listAuszahlungen, { body: { Pagesize: 1, Filter: { Faellig: 'Bereit', Bis } } }, { signal })).body;
      const Praemie = { count: praemien.TotalCount, isExact: praemien.TotalGenau, cent: praemien.Summen?.WertCent ?? null };
      const found: Partial<Record<ZahlungArt, Ready>> = { Praemie };
      const Filter = { Stand: 'Bereit', ...(Bis && { FaelligBis: Bis }) } as const;
      const body = { Pagesize: 1, Filter } as const;
      if (offered.includes('Erstattung')) {
        const rechnungen = (await call(listBetriebRechnungen, { body }, { signal })).body;
        found.Erstattung = {
          count: rechnungen.TotalCount,
          isExact: rechnungen.TotalGenau,
          cent: rechnungen.Summen ? -rechnungen.Summen.OffenCent : null,
        };
      }
      if (offered.includes('Provision')) {
        const [belege, abrechnungen] = await Promise.all([
          call(listGutschriften, { body }, { signal }),
          call(listAbrechnungen, { body }, { signal }),
        ]);
        found.Provision = {
          count: belege.body.TotalCount + abrechnungen.body.TotalCount,
          isExact: belege.body.TotalGenau && abrechnungen.body.TotalGenau,
          cent: belege.body.Summen && abrechnungen.body.Summen ? belege.body.Summen.OffenCent + abrechnungen.body.Summen.OffenCent : null,
        };
      }
      return found;
    },
    placeholderData: (before) => before,
  });
  return data;
}

/** How many credits of agencies no run takes yet, with a link to them, where each says why. */
function NotReady() {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { data: count = 0 } = useQuery({
    queryKey: [Mandant, 'rechnungen', 'ohne-konto'],
    queryFn: async ({ signal }) => {
      const countOf = async (Filter: object) =>
        (await callIn(Mandant)(listBetriebRechnungen, { body: { Pagesize: 1, Filter } }, { signal })).body.TotalCount;
      const stands = ['KontoFehlt', 'Land', 'KontoAbgelehnt'] as const;
      const counts = await Promise.all(stands.map((Stand) => countOf({ Stand })));
      return counts.reduce((sum, one) => sum + one, 0);
    },
  });
  if (count === 0) return null;
  return (
    <p className="text-muted">
      {t.plural('betrieb.lauf.anlegen.offen', count)}{' '}
      <TextLink to={`${PATHS.liste(Mandant, 'rechnungen')}?anstehend=Guthaben`}>{t('betrieb.lauf.anlegen.offen.link')}</TextLink>
    </p>
  );
}
