import { type OrderRowAnswer, PENDING_CODE } from '@meridian/protocol/live/order-answers';
import type { CommandAnswer } from '../state/command-answers.ts';

export function refusal(code: string, message: string): CommandAnswer {
  return { ok: false, code, message, rows: [] };
}

/** The answer to a command that is known although its own answer is no longer kept. Nothing is done again. */
export function doneBefore(order: number | null): CommandAnswer {
  if (order === null) {
    return refusal('done-before', 'Answered before; the answer is no longer kept. It was not done again.');
  }
  const message = `Done before; the answer is no longer kept. See order ${order}.`;
  return { ok: true, code: 'done-before', message, rows: [rowDone(order, message)] };
}

export function rowDone(parentId: number, message: string): OrderRowAnswer {
  return { parent_order_numeric_id: parentId, ok: true, code: null, message };
}

/** Accepted, but waiting for something else. */
export function rowPending(parentId: number, message: string): OrderRowAnswer {
  return { ...rowDone(parentId, message), code: PENDING_CODE };
}

/** Null when no order was created. */
export function rowRefused(parentId: number | null, code: string, message: string): OrderRowAnswer {
  return { parent_order_numeric_id: parentId, ok: false, code, message };
}

/** An order of another account gets the same answer as a missing one. */
export function rowNotFound(id: number): OrderRowAnswer {
  return rowRefused(id, 'not-found', `There is no order ${id}.`);
}

/** One answer for a bulk that names no order of the user. */
export function noneFound(count: number): CommandAnswer {
  return refusal('not-found', `None of these ${count.toLocaleString('en-US')} orders was found.`);
}

/** The answer to a bulk command. Successful only if every row is. */
export function answerOf(rows: readonly OrderRowAnswer[]): CommandAnswer {
  const [only] = rows;
  if (rows.length === 1 && only !== undefined) {
    return { ok: only.ok, code: only.code, message: only.message, rows };
  }
  const refused = rows.filter(({ ok }) => !ok).length;
  if (refused === 0) return { ok: true, code: null, message: `${rows.length} orders done.`, rows };
  const code = refused === rows.length ? 'refused' : 'partly-refused';
  return { ok: false, code, message: `${refused} of ${rows.length} orders refused.`, rows };
}
