interface Glossary {
  readonly terms: readonly string[];
  readonly plain: readonly string[];
  readonly never: ReadonlyMap<string, string>;
  readonly kept: ReadonlySet<string>;
}
interface Name {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly kind?: string | undefined;
}
export function readGlossary(markdown: string): Glossary;
export function findFaults(glossary: Glossary, names: readonly Name[], pages: readonly string[]): string[];
