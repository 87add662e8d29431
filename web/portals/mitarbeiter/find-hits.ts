import {
  listEigeneAuftraege,
  listEigeneEinladungen,
  listEigeneEmpfehler,
  listEigeneInteressenten,
} from '../../../contract/calls/mitarbeiter.ts';
import { MITARBEITER, type Tab } from '../../../contract/portals/mitarbeiter.ts';
import { findRows, type SearchedReport } from '../features/reports/find-rows.ts';
import { areaAddress } from '../shell/app/areas.ts';
import type { Portal } from '../shell/portal.tsx';
import type { FindHits } from '../shell/search/command-palette.tsx';
import type { Own } from './own.ts';

/** Finds the employee's own rows. */
export function findHits(portal: Portal<Own>): FindHits {
  const { t, data } = portal;
  const place = (tab: Tab, query: Readonly<Record<string, string>>) => areaAddress(MITARBEITER, data, tab, query);
  const reports: readonly SearchedReport[] = [
    {
      call: listEigeneEinladungen,
      group: t('mitarbeitende.tab.einladungen'),
      title: ['Vorname', 'Nachname'],
      detail: ['Email'],
      hrefOf: ({ Einladungsnummer }) => place('einladungen', { zeile: String(Einladungsnummer) }),
    },
    {
      call: listEigeneEmpfehler,
      group: t('mitarbeitende.tab.empfehler'),
      title: ['Vorname', 'Nachname'],
      detail: ['Email'],
      hrefOf: ({ Vorname, Nachname }) => place('empfehler', { suche: `${Vorname} ${Nachname}` }),
    },
    {
      call: listEigeneInteressenten,
      group: t('mitarbeitende.tab.interessenten'),
      title: ['Anzeigename'],
      detail: ['Produkt'],
      hrefOf: ({ Empfaengernummer }) => place('interessenten', { zeile: String(Empfaengernummer) }),
    },
    {
      call: listEigeneAuftraege,
      group: t('mitarbeitende.tab.freigabe'),
      title: ['Empfaenger'],
      detail: ['Auftragsnummer', 'Produkt'],
      hrefOf: ({ Auftragsnummer }) => place('freigabe', { zeile: String(Auftragsnummer) }),
    },
  ];
  return (query, signal) => findRows(portal, reports, query, signal);
}
