import type { FrameData } from '../data.ts';
import { plain } from '../plain.ts';

/** Pages of the portal any word of whose name begins with what is typed, in the order of the navigation. */
export function waysTo({ ways, links }: Pick<FrameData, 'ways' | 'links'>, typed: string): readonly { href: string; label: string }[] {
  const looked = plain(typed.trim());
  return [...ways, ...links].filter(({ label }) =>
    [plain(label), plain(spelledOut(label))].some((name) => ` ${name}`.includes(` ${looked}`)),
  );
}

const UMLAUTE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const spelledOut = (text: string): string => text.toLowerCase().replace(/[äöüß]/g, (letter) => UMLAUTE[letter] ?? letter);
