/** Badge variants of picked transfers by where they stand. */
export const STAND_BADGES = {
  Bereit: 'ready',
  ImLauf: 'running',
  Angehalten: 'late',
  BankdatenFehlen: 'running',
  Gesperrt: 'over',
  Land: 'late',
} as const;
