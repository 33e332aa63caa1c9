import { ORDER_PARAM } from '../../lib/order-param.ts';

export const REPLAY_PATH = '/trade-analitycs/replay';

/** Epoch milliseconds of the moment that is shown. */
const AT_PARAM = 'at';

export function momentOf(search: URLSearchParams): number | null {
  const text = search.get(AT_PARAM);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

export function withMoment(search: URLSearchParams, atMs: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(AT_PARAM, String(Math.round(atMs)));
  return next;
}

/** The address of an order's replay, and of one moment of it. */
export function replayAddress(order: number, atMs: number | null = null): string {
  const search = new URLSearchParams({ [ORDER_PARAM]: String(order) });
  return `${REPLAY_PATH}?${(atMs === null ? search : withMoment(search, atMs)).toString()}`;
}
