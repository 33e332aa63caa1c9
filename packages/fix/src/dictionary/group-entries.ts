import { readDigits } from '../codec/ascii.ts';
import type { FixMessage } from '../codec/fix-message.ts';
import type { Block } from './dictionary.ts';

/** The fields of one entry of a repeating group, as places in its message. */
export type GroupEntry = { readonly from: number; readonly to: number };

/**
 * The entries of a group whose counter stands within a range of fields. A nested group is asked for in the same way, with
 * the range of its entry.
 */
export function groupEntries(
  message: FixMessage,
  countTag: number,
  group: Block,
  within: GroupEntry = { from: 0, to: message.count },
): readonly GroupEntry[] {
  const counter = message.find(countTag, within.from, within.to);
  if (counter < 0) return [];
  const count = readDigits(message.bytes, message.startAt(counter), message.endAt(counter)) ?? 0;
  const entries: GroupEntry[] = [];
  let at = counter + 1;
  while (entries.length < count && at < within.to && message.tagAt(at) === group.firstTag) {
    const from = at;
    const seen = new Set<number>();
    for (at += 1; at < within.to; at += 1) {
      const tag = message.tagAt(at);
      // A field that comes a second time on this level, such as a text behind the group, is the message's own.
      if (tag === group.firstTag || !group.tags.has(tag) || (group.members.has(tag) && seen.has(tag))) break;
      seen.add(tag);
    }
    entries.push({ from, to: at });
  }
  return entries;
}
