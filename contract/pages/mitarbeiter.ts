/** What stands below RecommendEmployee for an employee who is logged in, in the order of the navigation. */
export const TABS = ['einladungsmaske', 'einladungen', 'empfehler', 'interessenten', 'freigabe', 'uebersicht'] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (name: string | undefined): name is Tab => TABS.some((tab) => tab === name);
