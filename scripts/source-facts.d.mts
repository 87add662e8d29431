export function readNames(file: string, source: string): { line: number; name: string; kind?: string }[];
export function readFacts(file: string, source: string): { line: number; imports?: string; uses?: string }[];
