import type { AgenturPage } from '../../../../contract/portals/agentur.ts';
import { BEDINGUNG_NAMES, BEDINGUNGEN, type Bedingung } from '../../../../contract/rules/agenturbedingungen.ts';
import type { Visit } from '../../../shell/visit.ts';

/** Pages that show a text to which agencies agree. */
const PAGES = { Regeln: 'AgencyRules', Auftragsverarbeitung: 'AgencyProcessing' } as const satisfies Record<Bedingung, AgenturPage>;

/** The texts of the tenant to which agencies agree, with their pages. */
export const bedingungenOf = ({ inhalte }: Pick<Visit, 'inhalte'>) =>
  BEDINGUNG_NAMES.flatMap((name) => {
    const block = inhalte.find('content-bloecke', BEDINGUNGEN[name]);
    return block ? [{ name, page: PAGES[name], block }] : [];
  });
