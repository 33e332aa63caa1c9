import { type FixMessage, UNREADABLE_TAG } from '../codec/fix-message.ts';
import { readDigits, readText, SOH } from '../codec/ascii.ts';
import type { Block, Dictionary, Field, Member } from './dictionary.ts';
import { REJECT_REASON, rejectFor, type SessionProblem } from './reject-reason.ts';
import type { ValidationRules } from './validation-rules.ts';

export type BlockCheck = {
  readonly message: FixMessage;
  readonly dictionary: Dictionary;
  readonly rules: ValidationRules;
};

type Part = {
  readonly block: Block;
  readonly from: number;
  readonly to: number;
  /** Blocks whose fields are out of order here. */
  readonly elsewhere?: readonly Block[];
};

/** The first number of the range that counterparties agree on among themselves. */
const FIRST_OWN_TAG = 5_000;
const SPACE = 32;
const NO_BLOCKS: readonly Block[] = [];

/** Checks fields that stand in no order, such as those of a body. */
export function checkBlock(check: BlockCheck, { block, from, to, elsewhere = NO_BLOCKS }: Part): SessionProblem | null {
  const { message } = check;
  const seen = new Uint8Array(block.members.size);
  for (let at = from; at < to; ) {
    const tag = message.tagAt(at);
    const member = block.members.get(tag);
    if (member === undefined) {
      const problem = strangeTag(check, at, elsewhere);
      if (problem !== null) return problem;
      at += 1;
      continue;
    }
    if (seen[member.position] === 1) return rejectFor(REJECT_REASON.repeatedTag, tag);
    seen[member.position] = 1;
    const problem = checkValue(check, at, member.field);
    if (problem !== null) return problem;
    if (member.group === null) at += 1;
    else {
      const end = checkGroup(check, member, member.group, at, to, block);
      if (typeof end !== 'number') return end;
      at = end;
    }
  }
  return missingIn(block, seen);
}

function missingIn(block: Block, seen: Uint8Array): SessionProblem | null {
  for (const { position, field } of block.required) {
    if (seen[position] !== 1) return rejectFor(REJECT_REASON.requiredTagMissing, field.tag);
  }
  return null;
}

function strangeTag(
  { message, dictionary, rules }: BlockCheck,
  at: number,
  elsewhere: readonly Block[],
): SessionProblem | null {
  const tag = message.tagAt(at);
  if (tag === UNREADABLE_TAG) return rejectFor(REJECT_REASON.invalidTag, message.sentTag(at));
  if (elsewhere.some(({ tags }) => tags.has(tag))) return rejectFor(REJECT_REASON.tagOutOfOrder, tag);
  if (dictionary.field(tag) !== undefined) return rejectFor(REJECT_REASON.tagNotDefinedForMessage, tag);
  if (!rules.refusesUnknownTags) return null;
  return rejectFor(tag < FIRST_OWN_TAG ? REJECT_REASON.invalidTag : REJECT_REASON.undefinedTag, tag);
}

/** Goes through the entries of a group, which begin with its first field; answers where the group ends. */
function checkGroup(
  check: BlockCheck,
  counter: Member,
  group: Block,
  at: number,
  to: number,
  parent: Block,
): number | SessionProblem {
  const { message, rules } = check;
  const count = readDigits(message.bytes, message.startAt(at), message.endAt(at));
  const seen = new Uint8Array(group.members.size);
  let entries = 0;
  let last = -1;
  let next = at + 1;
  while (next < to) {
    const tag = message.tagAt(next);
    const member = group.members.get(tag);
    if (member === undefined) break;
    if (tag === group.firstTag) {
      const missing = entries === 0 ? null : missingIn(group, seen);
      if (missing !== null) return missing;
      entries += 1;
      last = -1;
      seen.fill(0);
    } else if (entries === 0) {
      // A group without entries may be followed by a field of the same number that belongs to the message.
      if (count === 0 && parent.members.has(tag)) break;
      return rejectFor(REJECT_REASON.groupOutOfOrder, tag);
    } else if (seen[member.position] === 1 || (rules.keepsGroupOrder && member.position < last)) {
      if (parent.members.has(tag)) break;
      return rejectFor(REJECT_REASON.groupOutOfOrder, tag);
    }
    seen[member.position] = 1;
    last = member.position;
    const problem = checkValue(check, next, member.field);
    if (problem !== null) return problem;
    const end = member.group === null ? next + 1 : checkGroup(check, member, member.group, next, to, group);
    if (typeof end !== 'number') return end;
    next = end;
  }
  if (entries !== count) return rejectFor(REJECT_REASON.groupCount, counter.field.tag);
  return (entries === 0 ? null : missingIn(group, seen)) ?? next;
}

function checkValue({ message, rules }: BlockCheck, at: number, field: Field): SessionProblem | null {
  const from = message.startAt(at);
  const to = message.endAt(at);
  if (from === to) return rejectFor(REJECT_REASON.tagWithoutValue, field.tag);
  if (!field.hasFormat(message.bytes, from, to)) return rejectFor(REJECT_REASON.incorrectFormat, field.tag);
  if (field.values.size === 0 || !rules.refusesUnknownValues || isListed(message.bytes, from, to, field)) return null;
  // The type of a message has a reason of its own.
  return field.tag === 35 ? null : rejectFor(REJECT_REASON.valueIncorrect, field.tag);
}

function isListed(bytes: Uint8Array, from: number, to: number, field: Field): boolean {
  if (!field.isList) return field.values.has(readText(bytes, from, to));
  for (let start = from; start <= to; ) {
    let end = start;
    while (end < to && bytes[end] !== SPACE && bytes[end] !== SOH) end += 1;
    if (!field.values.has(readText(bytes, start, end))) return false;
    start = end + 1;
  }
  return true;
}
