import type { PageName } from '../../../contract/pages/public.ts';
import { MITARBEITER, type Tab } from '../../../contract/portals/mitarbeiter.ts';
import { areaNames } from '../../../contract/portals/portal.ts';
import { openFirst } from './agentur.ts';
import type { State } from './states.ts';

/** The tabs whose rows have a sheet. */
const WITH_SHEET: readonly Tab[] = ['einladungen', 'interessenten', 'freigabe'];

/** The area of employees: each of its tabs but the one by which the page is looked at itself, and a row of those that show more of it. */
export const EMPLOYEE_STATES: Partial<Record<PageName, readonly State[]>> = {
  EmployeeArea: [
    ...areaNames(MITARBEITER)
      .filter((tab) => tab !== 'uebersicht')
      .map((tab) => ({ params: { tab } })),
    { params: { tab: 'gibt-es-nicht' }, status: 404 },
    ...WITH_SHEET.map((tab) => ({ params: { tab }, press: openFirst })),
  ],
};
