export const root: string;
export function listSources(): string[];
export const isTest: (file: string) => boolean;
export function hashFiles(files: readonly string[]): string;
