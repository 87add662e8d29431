export function findViolations(file: string, source: string): string[];
