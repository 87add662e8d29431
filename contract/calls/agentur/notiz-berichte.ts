/** Reports whose rows can have a note. In a file of its own, so that the start page of agencies does not load the calls for one row. */
export const NOTIZ_BERICHTE = ['auftraege', 'empfehlungen', 'leads', 'einladungen'] as const;
