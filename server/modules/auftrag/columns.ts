import type { PersonalTable } from '../../db/columns.ts';

/** Orders with number and states; the person is in empfaenger. An agency's objection is free text that can be about people. */
export const AUFTRAG = {
  columns: {
    auftragsnummer: { wire: 'Auftragsnummer' },
    empfaengernummer: {},
    empfehlungsnummer: {},
    produkt_id: {},
    auftragsdatum: {},
    frist_beginn: {},
    status: {},
    grund: {},
    erstellt_am: {},
    freigabe_am: {},
    agenturnummer: {},
    mitarbeiternummer: {},
    freigegeben_am: {},
    freigegeben_durch: {},
    beanstandet_am: { wire: 'BeanstandetAm' },
    // Emptied by the database with the data of either side (0033_ende.sql).
    beanstandung: { personal: true, wire: 'Beanstandung', erased: 'by its rule' },
    angebot_cent: {},
    sellernummer: {},
    provision: {},
    suche: {},
  },
  auskunft: ['Empfehlungen', 'AlsEmpfaenger', 'Beanstandungen'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'auftrag'>;
