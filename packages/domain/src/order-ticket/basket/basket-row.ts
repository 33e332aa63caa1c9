import type { InstrumentFacts } from '../../entities/instrument-facts.ts';
import { isStagingStrategy } from '../../child-actions.ts';
import { EMPTY_DRAFT, type TicketDraft } from '../ticket-draft.ts';
import { notYourAccount, unknownStrategy, unknownSymbol } from '../order-problems.ts';
import { TIMES_IN_FORCE } from '../../order-type.ts';
import { type TicketOrder, ticketOrder, type TicketProblems } from '../ticket-order.ts';
import { typedNumber, type TypedValue } from '../typed-number.ts';
import type { StrategyName } from '../../strategies/strategy-names.ts';
import { isPriceLike } from './basket-questions.ts';
import { type BasketField, type BasketMapping, perField } from './basket-columns.ts';
import { draftPrice, priceProblems } from './row-price.ts';
import { isSpread } from '../instrument-market.ts';
import { readVendorSymbol } from './vendor-symbol.ts';
import { sideOf, strategyOf, timeInForceOf } from './row-words.ts';

/** The cells of a row, including corrections. */
export type BasketCells = Readonly<Record<BasketField, string>>;

/** By cell. Problems outside the row's cells are under `columns`. */
export type BasketProblems = Readonly<Partial<Record<BasketField | 'columns', string>>>;

export type BasketContext = {
  /** The instrument of the symbol. Null when unknown, undefined while it is loading. */
  readonly facts: InstrumentFacts | null | undefined;
  readonly accounts: readonly { readonly account: string; readonly alloc_account: string }[];
  /** The account of rows without one. */
  readonly account: string;
  readonly alloc_account: string;
  readonly strat: StrategyName;
  /** The end of rows without one. Blank is the strategy's own. */
  readonly end: string;
  /** The list that all rows are sent as. */
  readonly listName: string;
  readonly isStaged: boolean;
  /** True when some row has a limit. Then a row without a limit must say MKT explicitly. */
  readonly hasLimits: boolean;
  /** Unexplained headers under which this row has a value. */
  readonly unread?: readonly string[];
};

export type ReadRow = { readonly order: TicketOrder | null; readonly problems: BasketProblems };

export function cellsOf(line: readonly string[], mapping: BasketMapping): BasketCells {
  return perField((field) => {
    const index = mapping[field];
    return index === null ? '' : (line[index] ?? '').trim();
  });
}

/** Accepts symbols in any case, also with the place behind them: `MSFT US EQUITY`. */
export function symbolOf(cells: BasketCells): string {
  return readVendorSymbol(cells.exchange_symbol).symbol;
}

/** The order of a row, or its problems by cell. */
export function readRow(cells: BasketCells, context: BasketContext): ReadRow {
  const { facts, isStaged } = context;
  const draft = draftOf(cells, context);
  const result = ticketOrder(draft, { facts: facts ?? null, setting: {}, isStaged });
  const own = wordProblems(cells, context);
  const problems = result.kind === 'problems' ? { ...fieldsOf(result.problems, context), ...own } : own;
  const isGood = result.kind === 'order' && Object.keys(problems).length === 0;
  return { order: isGood ? result.order : null, problems };
}

function draftOf(cells: BasketCells, context: BasketContext): TicketDraft {
  const { pr, st, et, vc } = cells;
  return {
    ...EMPTY_DRAFT,
    order_side: sideOf(cells.order_side) ?? EMPTY_DRAFT.order_side,
    order_qty: numberIn(cells.order_qty),
    ...draftPrice(cells, context.facts ?? null),
    time_in_force: timeInForceOf(cells.time_in_force) ?? EMPTY_DRAFT.time_in_force,
    ...accountOf(cells, context),
    strat: strategyOf(cells.strat) ?? context.strat,
    values: { pr: numberIn(pr), st, et: et === '' ? context.end : et, vc: numberIn(vc) },
  };
}

function numberIn(text: string): TypedValue {
  const plain = text.replace(/\s*%$/, '');
  return plain === '' ? null : (typedNumber(plain) ?? plain);
}

/** Without an allocation account, an account's first one is used. */
function accountOf(cells: BasketCells, { accounts, account, alloc_account }: BasketContext) {
  if (cells.account === '' && cells.alloc_account === '') return { account, alloc_account };
  const found = accounts.find(
    (each) =>
      (cells.account === '' || each.account === cells.account) &&
      (cells.alloc_account === '' || each.alloc_account === cells.alloc_account),
  );
  return { account: found?.account ?? '', alloc_account: found?.alloc_account ?? '' };
}

/** Words without a known meaning. */
function wordProblems(cells: BasketCells, context: BasketContext): BasketProblems {
  const { facts } = context;
  const symbol = symbolOf(cells);
  const { account } = accountOf(cells, context);
  const strategy = cells.strat === '' ? context.strat : strategyOf(cells.strat);
  return {
    ...unreadProblem(context.unread ?? []),
    ...priceProblems(cells, context.hasLimits),
    ...(symbol !== '' && facts === null ? { exchange_symbol: unknownSymbol(symbol) } : {}),
    ...(sideOf(cells.order_side) === null ? { order_side: sideText(cells.order_side) } : {}),
    ...placeProblem(cells, facts),
    ...listProblem(cells, context),
    ...(strategy === null ? { strat: unknownStrategy(cells.strat) } : {}),
    // The default is meant for outrights; how the legs are worked is a decision.
    ...(cells.strat === '' && facts !== null && facts !== undefined && isSpread(facts)
      ? { strat: 'Enter a strategy for the calendar spread' }
      : {}),
    ...(isStagingStrategy(strategy) ? { strat: 'Use Stage to stage the list' } : {}),
    ...(cells.time_in_force !== '' && timeInForceOf(cells.time_in_force) === null
      ? { time_in_force: `"${cells.time_in_force}" is not a time in force: use ${TIMES_IN_FORCE.join(', ')}` }
      : {}),
    ...(account === '' && cells.account !== '' ? { account: notYourAccount(cells.account) } : {}),
  };
}

/** A share that is listed in two places must be the one that the file means. */
function placeProblem({ exchange_symbol }: BasketCells, facts: BasketContext['facts']): BasketProblems {
  const { symbol, country } = readVendorSymbol(exchange_symbol);
  if (country === null || facts === null || facts === undefined || facts.country === country) return {};
  return { exchange_symbol: `"${exchange_symbol}" is in ${country}, but ${symbol} of the desk is in ${facts.country}` };
}

function listProblem({ list_name }: BasketCells, { listName }: BasketContext): BasketProblems {
  // A column of prices under such a header must not vanish into a name.
  if (isPriceLike(list_name)) return { list_name: `"${list_name}" looks like a price, not like a list` };
  if (list_name === '' || list_name === listName.trim()) return {};
  return { list_name: `Row of list "${list_name}": this basket is sent as "${listName.trim()}"` };
}

/** The list that all rows name, if it is one; else blank. */
export function listOf(rows: readonly { readonly cells: BasketCells }[]): string {
  const names = new Set(rows.map(({ cells }) => cells.list_name).filter((name) => name !== '' && !isPriceLike(name)));
  const [only = ''] = names;
  return names.size === 1 ? only : '';
}

function unreadProblem(unread: readonly string[]): BasketProblems {
  if (unread.length === 0) return {};
  const [what, it] = unread.length === 1 ? ['column', 'it'] : ['columns', 'them'];
  const names = unread.map((header) => `"${header}"`).join(', ');
  return { columns: `Say what the ${what} ${names} ${unread.length === 1 ? 'means' : 'mean'}, or ignore ${it}` };
}

function sideText(text: string): string {
  return text === '' ? 'Enter a side' : `"${text}" is not a side: use BUY, SELL, BUY COVER or SELL SHORT`;
}

/** Maps the ticket's problems to the cells of a row. Problems without a cell go to the strategy cell. */
function fieldsOf({ fields, parameters }: TicketProblems, { facts }: BasketContext): BasketProblems {
  const { exchange_symbol, order_side, order_qty, limit_price, account, strat } = fields;
  const others = Object.entries(parameters).find(([key]) => !['pr', 'st', 'et', 'vc'].includes(key));
  const found: readonly (readonly [BasketField, string | undefined])[] = [
    // An instrument that is still loading is not an error.
    ['exchange_symbol', facts === undefined ? undefined : exchange_symbol?.message],
    ['order_side', order_side?.message],
    ['order_qty', order_qty?.message],
    ['limit_price', limit_price?.message],
    ['account', account?.message],
    ['strat', strat?.message ?? others?.[1]],
    ['pr', parameters['pr']],
    ['st', parameters['st']],
    ['et', parameters['et']],
    ['vc', parameters['vc']],
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== undefined));
}
