import { type PlacedText, textsIn } from '../texts/text-list.ts';
import type { Finding, Tree } from '../tree.ts';

type WordRule = { readonly isBroken: (found: PlacedText) => boolean; readonly message: string };

const says =
  (pattern: RegExp) =>
  ({ text }: PlacedText): boolean =>
    pattern.test(text);

/** What a program can find of how the desk speaks. */
const rules: readonly WordRule[] = [
  {
    // Not words: gaps, quoted names, and conditions of a search such as log_level:critical.
    isBroken: ({ text }) =>
      /\s/.test(text) && /\b[a-z]+_[a-z_]+\b/.test(text.replace(/\{[^}]*\}|`[^`]*`|"[^"]*"|\w+[:<>]\S+/g, '')),
    message: 'has a field name in prose: say it in words',
  },
  { isBroken: says(/leave as it is|stays as it is/i), message: 'say Go back, or what happens' },
  { isBroken: says(/\bmend(ed|ing)?\b/i), message: 'say Fix' },
  {
    isBroken: says(/\bmade up\b|\bdear so far\b|\bis answered for\b|\btaken back\b/i),
    message: 'is not a word of the desk',
  },
  {
    isBroken: says(/\bnot (un|in)(able|known|likely|common|valid)\b|\bfor nobody\b|\bno .{0,20}\bnothing\b/i),
    message: 'denies twice: say it straight',
  },
  { isBroken: says(/(^|[\s(])-\d/), message: 'has a hyphen before a number: the minus is −' },
  { isBroken: ({ text, isButton }) => isButton && /[^.]\.$/.test(text), message: 'ends a button with a full stop' },
];

/** Texts that speak as the desk does not. */
export function words(tree: Tree): Finding[] {
  return textsIn(tree).flatMap((found) =>
    rules
      .filter(({ isBroken }) => isBroken(found))
      .map(({ message }) => ({ path: found.path, message: `“${found.text}” ${message}` })),
  );
}
