import { isOrderSide } from '@meridian/domain/order-side';
import type { PreTradeDraft } from '../../lib/pre-trade-draft.ts';

export const PRE_TRADE_UNITS = [
  { value: 'bps', label: 'bps' },
  { value: 'usd', label: 'usd' },
  { value: 'ticks', label: 'ticks' },
] as const;

export type PreTradeUnit = (typeof PRE_TRADE_UNITS)[number]['value'];

/** What the screen looks at. */
export type PreTradeSubject =
  | { readonly kind: 'list'; readonly name: string }
  | { readonly kind: 'orders'; readonly ids: readonly number[] }
  | { readonly kind: 'drafts'; readonly drafts: readonly PreTradeDraft[] };

export const PRE_TRADE_PATH = '/trade-analitycs/pre-trade';
const SEPARATOR = '~';

function draftOf(text: string): readonly PreTradeDraft[] {
  const [symbol = '', side, quantity] = text.split(SEPARATOR);
  const qty = Number(quantity);
  return symbol !== '' && isOrderSide(side) && qty > 0 && Number.isFinite(qty) ? [{ symbol, side, quantity: qty }] : [];
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

/** Null when the address names nothing. */
export function preTradeSubject(search: URLSearchParams): PreTradeSubject | null {
  const drafts = search.getAll('draft').flatMap(draftOf);
  if (drafts.length > 0) return { kind: 'drafts', drafts };
  const ids = (search.get('orders') ?? '').split(',').map(Number).filter(isId);
  if (ids.length > 0) return { kind: 'orders', ids };
  const name = search.get('list') ?? '';
  return name === '' ? null : { kind: 'list', name };
}

/** The query of an address that shows the subject, beside what else it holds. */
export function withSubject(search: URLSearchParams, subject: PreTradeSubject): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['list', 'orders', 'draft']) next.delete(name);
  if (subject.kind === 'list') next.set('list', subject.name);
  if (subject.kind === 'orders') next.set('orders', subject.ids.join(','));
  if (subject.kind === 'drafts') {
    for (const { symbol, side, quantity } of subject.drafts) {
      next.append('draft', [symbol, side, quantity].join(SEPARATOR));
    }
  }
  return next;
}

export function preTradeUnit(search: URLSearchParams): PreTradeUnit {
  return PRE_TRADE_UNITS.find(({ value }) => value === search.get('unit'))?.value ?? 'bps';
}
