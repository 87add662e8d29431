/** How a figure stands to the one before. */
export interface Change {
  readonly kind: 'mehr' | 'weniger' | 'gleich' | 'nichts';
  /** By how much, never below 0. */
  readonly by: number;
}

/** The change from a figure to another, for words: of two that are 0 nothing. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: now === 0 ? 'nichts' : 'gleich', by: 0 };
  return { kind: now > before ? 'mehr' : 'weniger', by: Math.abs(now - before) };
}
