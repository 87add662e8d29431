export function command(name: string, bin?: string): string;
