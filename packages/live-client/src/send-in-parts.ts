import { MAX_PARENT_IDS } from '@meridian/protocol/live/limits';
import { type OrderRowAnswer, readOrderRows } from '@meridian/protocol/live/order-answers';
import type { CommandResult } from './pending-commands.ts';

/** The orders of one command. */
export type OrderPart = { readonly ids: readonly number[] };

/** Splits ids into parts that fit one command. */
export function idParts(ids: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(ids.length / MAX_PARENT_IDS);
  return Array.from({ length: count }, (_, at) => ids.slice(at * MAX_PARENT_IDS, (at + 1) * MAX_PARENT_IDS));
}

/** Sends commands one after the other. After an unknown outcome or a lost connection nothing more is sent. */
export async function sendInParts<Part extends OrderPart>(
  parts: readonly Part[],
  give: (part: Part) => Promise<CommandResult>,
  onProgress: (answered: readonly OrderRowAnswer[]) => void,
): Promise<readonly OrderRowAnswer[]> {
  const answered: OrderRowAnswer[] = [];
  let unsent: CommandResult | null = null;
  for (const part of parts) {
    const result: CommandResult = unsent ?? (await give(part));
    answered.push(...answersOf(part.ids, result));
    if (unsent === null && (result.kind === 'unknown' || result.kind === 'not-sent')) {
      unsent = { kind: 'not-sent', message: `Not sent. ${result.message}` };
    }
    onProgress([...answered]);
  }
  return answered;
}

/** One result per requested order, for any response. */
function answersOf(ids: readonly number[], result: CommandResult): readonly OrderRowAnswer[] {
  const rows = result.kind === 'ok' || result.kind === 'failed' ? readOrderRows(result.data) : [];
  const byId = new Map(rows.map((row) => [row.parent_order_numeric_id, row]));
  const ok = result.kind === 'ok';
  const code = result.kind === 'failed' ? result.code : result.kind;
  const { message } = result;
  return ids.map((id) => byId.get(id) ?? { parent_order_numeric_id: id, ok, code: ok ? null : code, message });
}
