import type { FixMessage } from '../codec/fix-message.ts';
import type { Block, Dictionary } from './dictionary.ts';
import { type BusinessProblem, REJECT_REASON, rejectFor, type SessionProblem } from './reject-reason.ts';
import { type BlockCheck, checkBlock } from './validate-block.ts';
import type { ValidationRules } from './validation-rules.ts';

const UNSUPPORTED_MESSAGE_TYPE = 3;

/** The first thing that is wrong with a message, in the order of its fields; null when all is well. */
export function validate(
  message: FixMessage,
  dictionary: Dictionary,
  rules: ValidationRules,
): SessionProblem | BusinessProblem | null {
  const empty = emptyType(message);
  if (empty !== null) return empty;
  const shape = dictionary.message(message.type);
  if (shape === undefined) return rejectFor(REJECT_REASON.invalidMsgType);
  const problem = checkParts(message, shape.body, { message, dictionary, rules });
  if (problem !== null) return problem;
  if (!shape.isSession && rules.takenTypes !== null && !rules.takenTypes.includes(shape.type)) {
    return { kind: 'business-reject', reason: UNSUPPORTED_MESSAGE_TYPE, text: 'Unsupported Message Type' };
  }
  return null;
}

function emptyType(message: FixMessage): SessionProblem | null {
  const field = message.find(35);
  return message.startAt(field) === message.endAt(field) ? rejectFor(REJECT_REASON.tagWithoutValue, 35) : null;
}

/** Header, body and trailer stand in this order, and no field of one is in another. */
function checkParts(message: FixMessage, body: Block, check: BlockCheck): SessionProblem | null {
  const { header, trailer } = check.dictionary;
  const headerEnd = partEnd(message, 0, header);
  const headed = checkBlock(check, { block: header, from: 0, to: headerEnd });
  if (headed !== null && headed.reason !== REJECT_REASON.requiredTagMissing) return headed;
  const trailerFrom = trailerStart(message, headerEnd, trailer);
  const bodied = checkBlock(check, { block: body, from: headerEnd, to: trailerFrom, elsewhere: [header, trailer] });
  // A header field that stands in the body is out of order rather than missing.
  if (headed !== null) return bodied?.reason === REJECT_REASON.tagOutOfOrder ? bodied : headed;
  if (bodied !== null) return bodied;
  return checkBlock(check, { block: trailer, from: trailerFrom, to: message.count });
}

function partEnd(message: FixMessage, from: number, block: Block): number {
  let at = from;
  while (at < message.count && block.tags.has(message.tagAt(at))) at += 1;
  return at;
}

function trailerStart(message: FixMessage, from: number, trailer: Block): number {
  let at = message.count;
  while (at > from && trailer.members.has(message.tagAt(at - 1))) at -= 1;
  return at;
}
