import { FixMessage } from '../codec/fix-message.ts';
import { FixWriter } from '../codec/fix-writer.ts';
import { utcTimestamp } from '../codec/utc-timestamp.ts';

const writer = new FixWriter();

/**
 * A stored message as it is sent again: PossDupFlag, a new SendingTime and the old one as OrigSendingTime. All other bytes
 * stay, whatever today's dictionary says of them.
 */
export function resentBytes(stored: Uint8Array, nowMs: number): Uint8Array {
  const message = new FixMessage(stored);
  const sendingTime = message.find(52);
  const original = sendingTime < 0 ? utcTimestamp(nowMs) : message.textAt(sendingTime);
  writer.clear();
  let from = message.find(35);
  for (let field = from; field < message.count; field += 1) {
    const tag = message.tagAt(field);
    if (tag !== 52 && tag !== 34 && tag !== 43 && tag !== 122 && tag !== 10) continue;
    copy(message, from, field);
    from = field + 1;
    if (tag === 34) writer.integer(34, message.integer(34) ?? 0).text(43, 'Y');
    if (tag === 52) writer.text(52, utcTimestamp(nowMs)).text(122, original);
    if (tag === 10) break;
  }
  return writer.takeMessage(message.text(8) ?? '');
}

function copy(message: FixMessage, from: number, to: number): void {
  if (to <= from) return;
  const first = from === 0 ? 0 : message.endAt(from - 1) + 1;
  writer.fields(message.bytes.subarray(first, message.endAt(to - 1) + 1));
}
