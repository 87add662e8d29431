/** What is typed into forms, until it is sent: in this tab alone, and gone with it. */

const nameOf = (name: string): string => `portal.formular.${name}`;

export function keep(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(nameOf(name), JSON.stringify(values));
  } catch {
    // A full or forbidden store keeps nothing; the form works as before.
  }
}

export function kept(name: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(name)) ?? '{}');
  } catch {
    return {};
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(nameOf(name));
  } catch {
    // Nothing was kept.
  }
}
