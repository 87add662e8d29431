export function readNames(file: string, source: string): { line: number; name: string; kind?: string }[];
