import type { Result } from '@meridian/protocol/live/desk-messages';
import type { CommandAnswer, RowAnswer } from '../state/command-answers.ts';

export function refusal(code: string, message: string): CommandAnswer {
  return { ok: false, code, message, rows: [] };
}

export function rowDone(parentId: number, message: string): RowAnswer {
  return { parent_order_numeric_id: parentId, ok: true, code: null, message };
}

export function rowRefused(parentId: number, code: string, message: string): RowAnswer {
  return { parent_order_numeric_id: parentId, ok: false, code, message };
}

/** The answer to a bulk command: right only if every row is, and each row says its own. */
export function answerOf(rows: readonly RowAnswer[]): CommandAnswer {
  const [only] = rows;
  if (rows.length === 1 && only !== undefined) {
    return { ok: only.ok, code: only.code, message: only.message, rows };
  }
  const refused = rows.filter(({ ok }) => !ok).length;
  if (refused === 0) return { ok: true, code: null, message: `${rows.length} orders done.`, rows };
  const code = refused === rows.length ? 'refused' : 'partly-refused';
  return { ok: false, code, message: `${refused} of ${rows.length} orders refused.`, rows };
}

/** The frame that the live socket sends for an answer. */
export function resultOf(id: string, answer: CommandAnswer): Result {
  const { ok, code, message, rows } = answer;
  return { id, ok, message, data: { rows }, ...(code === null ? {} : { code }) };
}
