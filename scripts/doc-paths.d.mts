export function findLost(file: string, text: string, known: readonly string[]): string[];
