import type { PageName } from '../../../contract/pages/public.ts';
import { MITARBEITER, type Tab } from '../../../contract/portals/mitarbeiter.ts';
import { areaNames } from '../../../contract/portals/portal.ts';
import { openFirst } from './agentur.ts';
import type { State } from './states.ts';

/** The tabs whose rows have a sheet. */
const WITH_SHEET: readonly Tab[] = ['einladungen', 'interessenten', 'freigabe'];

/** States of the employee area: its tabs, except that of the page's first state, and an open row of the tabs with a sheet. */
export const EMPLOYEE_STATES: Partial<Record<PageName, readonly State[]>> = {
  EmployeeArea: [
    ...areaNames(MITARBEITER)
      .filter((tab) => tab !== 'uebersicht')
      .map((tab) => ({ params: { tab } })),
    { params: { tab: 'gibt-es-nicht' }, status: 404 },
    ...WITH_SHEET.map((tab) => ({ params: { tab }, press: openFirst })),
  ],
};
