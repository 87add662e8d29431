interface Listed {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly state: string;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly { in: string; name: string }[] }>>>>;
}
export function readCalls(markdown: string): Listed[];
export function compareCalls(
  listed: readonly Listed[],
  document: Document,
): { groups: Record<string, string[]>; added: string[]; faults: string[] };
