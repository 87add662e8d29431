import { TABS } from '../../../contract/pages/mitarbeiter.ts';
import type { PageName } from '../../../contract/pages/public.ts';
import type { State } from './states.ts';

/** The area of employees: each of its tabs but the one by which the page is looked at itself. */
export const EMPLOYEE_STATES: Partial<Record<PageName, readonly State[]>> = {
  EmployeeArea: TABS.filter((tab) => tab !== 'uebersicht').map((tab) => ({ params: { tab } })),
};
