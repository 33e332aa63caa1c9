import type { FixMessage } from '../codec/fix-message.ts';
import { readUtcTimestamp } from '../codec/utc-timestamp.ts';
import { REJECT_REASON, rejectFor, type SessionProblem } from '../dictionary/reject-reason.ts';
import type { SessionConfig } from './session-config.ts';

export function hasVersion(message: FixMessage, config: SessionConfig): boolean {
  return message.text(8) === config.version;
}

/** Their sender is our target. */
export function compIdProblem(message: FixMessage, config: SessionConfig): SessionProblem | null {
  if (message.text(49) !== config.targetCompId) return rejectFor(REJECT_REASON.compId, 49);
  return message.text(56) === config.senderCompId ? null : rejectFor(REJECT_REASON.compId, 56);
}

/** A SendingTime that cannot be read is a matter of its format. */
export function sendingTimeProblem(message: FixMessage, config: SessionConfig, nowMs: number): SessionProblem | null {
  const sentMs = timeOf(message, 52);
  if (sentMs === null || Math.abs(nowMs - sentMs) <= config.sendingTimeToleranceMs) return null;
  return rejectFor(REJECT_REASON.sendingTime, 52);
}

/** A repeated message says when it was sent first, which was not after it was sent again. */
export function origSendingTimeProblem(message: FixMessage, config: SessionConfig): SessionProblem | null {
  if (!message.isLetter(43, 'Y')) return null;
  if (!message.has(122)) return config.needsOrigSendingTime ? rejectFor(REJECT_REASON.requiredTagMissing, 122) : null;
  const firstMs = timeOf(message, 122);
  const sentMs = timeOf(message, 52);
  return firstMs !== null && sentMs !== null && firstMs > sentMs ? rejectFor(REJECT_REASON.sendingTime, 122) : null;
}

function timeOf(message: FixMessage, tag: number): number | null {
  const field = message.find(tag);
  return field < 0 ? null : readUtcTimestamp(message.bytes, message.startAt(field), message.endAt(field));
}
