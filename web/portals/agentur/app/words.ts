import type { TextKey } from '../../../../texts/texts.ts';

/** A column that has a title. */
export type Spalte = TextKey extends infer Key ? (Key extends `agentur.spalte.${infer Name}` ? Name : never) : never;
