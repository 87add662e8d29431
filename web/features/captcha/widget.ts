/** A widget of an outside service; `reset` makes it start again. */
export interface Widget {
  reset(): void;
}

/** Shows how far a widget is; null while it waits for the visitor. */
export type Show = (state: 'running' | 'solved' | 'failed' | null) => void;
