/** Badge variants of payout runs by status. */
export const LAUF_BADGES = {
  Entwurf: 'running',
  Geprueft: 'running',
  Freigegeben: 'running',
  Uebergeben: 'running',
  Ausgefuehrt: 'done',
  Verworfen: 'over',
  Zurueckgezogen: 'over',
} as const;

/** Badge variants of payments by status. */
export const ZAHLUNG_BADGES = {
  Vorgesehen: 'running',
  Freigegeben: 'running',
  Ausgefuehrt: 'done',
  Entfallen: 'over',
  Abgelehnt: 'late',
  Zurueckgekommen: 'late',
} as const;
