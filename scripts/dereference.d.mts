export function dereference<T>(document: T): T;
