/** A widget of an outside service; `reset` makes it start again, `destroy` ends it. */
export interface Widget {
  reset(): void;
  destroy(): void;
}

/** Shows how far a widget is; null while it waits for the visitor. */
export type Show = (state: 'running' | 'solved' | 'failed' | null) => void;
