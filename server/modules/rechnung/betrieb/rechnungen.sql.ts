import { sql } from 'kysely';
import type { listBetriebRechnungen } from '../../../../contract/calls/betrieb/rechnungen.ts';
import type { ZahlungStatus } from '../../../../contract/rules/zahlung.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, equals, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

import { ERSTATTUNG_STAND_OF, WITH_ERSTATTUNG } from '../erstattung.sql.ts';
import { isUeberfaelligOn, OPEN_FOR_AGENTUR } from '../rechnungen.sql.ts';

/** A document of an agency as the list of the tenant reads it. */
export type BetriebRechnungRow = RowIn<ReturnType<typeof betriebRechnungen>>;

/** Conditions for open documents that wait for the tenant, on a day: overdue ones and credits. */
const faelligOn = (heute: string) => ({
  Ueberfaellig: isUeberfaelligOn(heute),
  Guthaben: sql`r.status = 'Offen' and r.brutto_cent < 0`,
});

/** All documents of the tenant's agencies. */
export const betriebRechnungen = (heute: string) =>
  ({
    from: WITH_ERSTATTUNG,
    visible: sql`r.mandant = current_mandant()`,
    select: {
      ...fieldsOf('rechnung as r', [
        'rechnungsnummer',
        'agenturnummer',
        'art',
        'monat',
        'brutto_cent',
        'offen_cent',
        'ausstellungstag',
        'faellig_am',
        'status',
        'erinnert_am',
        'konto_gefragt_am',
      ]),
      ...fieldsOf('agentur as a', ['name']),
      stand: ERSTATTUNG_STAND_OF,
      laufnummer: sql<string | null>`z.laufnummer`,
      zahlung_status: sql<ZahlungStatus | null>`z.status`,
    },
    id: sql`r.rechnungsnummer`,
    columns: {
      Monat: { value: sql`r.monat`, type: 'date' },
      Rechnungsnummer: { value: sql`r.rechnungsnummer`, type: 'text' },
      FaelligAm: { value: sql`r.faellig_am`, type: 'date' },
    },
    defaultOrder: { by: 'Monat', descending: true },
    filters: {
      ...betweenDays({ value: sql`r.ausstellungstag`, type: 'date' }),
      Status: isOneOf(sql`r.status`),
      Faellig: (which) => faelligOn(heute)[which as keyof ReturnType<typeof faelligOn>],
      Stand: equals(ERSTATTUNG_STAND_OF),
      FaelligBis: (tag) => sql`r.faellig_am <= ${tag}::date`,
      Suche: beginsWith(sql`r.rechnungsnummer`, sql`r.agenturnummer`),
    },
    search: () => [],
    sums: { BruttoCent: sql`r.brutto_cent`, OffenCent: OPEN_FOR_AGENTUR },
  }) satisfies SourceOf<typeof listBetriebRechnungen>;
