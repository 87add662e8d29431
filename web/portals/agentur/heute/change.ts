/** Comparison of a figure with the previous one. */
export interface Change {
  readonly kind: 'mehr' | 'weniger' | 'gleich' | 'nichts';
  /** Absolute difference, never below 0. */
  readonly by: number;
}

/** The change between two figures; `nichts` if both are 0. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: now === 0 ? 'nichts' : 'gleich', by: 0 };
  return { kind: now > before ? 'mehr' : 'weniger', by: Math.abs(now - before) };
}
