/** Form drafts in sessionStorage; lost when the tab closes. */

const storageKey = (name: string): string => `portal.formular.${name}`;

export function saveDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values));
  } catch {
    // The storage is full or forbidden; the form works without drafts.
  }
}

export function readDraft(name: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}');
  } catch {
    return {};
  }
}

export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Without storage there is no draft.
  }
}
