import { MAX_PARENT_IDS } from '@meridian/protocol/live/limits';
import { type OrderRowAnswer, readOrderRows } from '@meridian/protocol/live/order-answers';
import type { CommandResult } from './pending-commands.ts';

/**
 * Gives a command on any number of orders in parts that the server takes, one after the other. What became of a part
 * may stay unknown, or the line may be gone: then nothing more is sent.
 */
export async function sendInParts(
  ids: readonly number[],
  give: (part: readonly number[]) => Promise<CommandResult>,
  onProgress: (answered: readonly OrderRowAnswer[]) => void,
): Promise<readonly OrderRowAnswer[]> {
  const answered: OrderRowAnswer[] = [];
  for (let at = 0; at < ids.length; at += MAX_PARENT_IDS) {
    const part = ids.slice(at, at + MAX_PARENT_IDS);
    const result = await give(part);
    answered.push(...answersOf(part, result));
    if (result.kind === 'unknown' || result.kind === 'not-sent') {
      const rest = ids.slice(at + MAX_PARENT_IDS);
      return [...answered, ...answersOf(rest, { kind: 'not-sent', message: `Not sent. ${result.message}` })];
    }
    onProgress([...answered]);
  }
  return answered;
}

/** One for each order that was asked about, whatever came back. */
function answersOf(ids: readonly number[], result: CommandResult): readonly OrderRowAnswer[] {
  const rows = result.kind === 'ok' || result.kind === 'failed' ? readOrderRows(result.data) : [];
  const byId = new Map(rows.map((row) => [row.parent_order_numeric_id, row]));
  const ok = result.kind === 'ok';
  const code = result.kind === 'failed' ? result.code : result.kind;
  const { message } = result;
  return ids.map((id) => byId.get(id) ?? { parent_order_numeric_id: id, ok, code: ok ? null : code, message });
}
