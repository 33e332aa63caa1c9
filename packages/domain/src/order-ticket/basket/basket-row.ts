import type { InstrumentFacts } from '../../entities/instrument-facts.ts';
import { isStagingStrategy } from '../../child-actions.ts';
import { EMPTY_DRAFT, type TicketDraft } from '../ticket-draft.ts';
import { notYourAccount, unknownStrategy, unknownSymbol } from '../order-problems.ts';
import { TIMES_IN_FORCE } from '../../order-type.ts';
import { type TicketOrder, ticketOrder, type TicketProblems } from '../ticket-order.ts';
import { typedNumber, type TypedValue } from '../typed-number.ts';
import type { StrategyName } from '../../strategies/strategy-names.ts';
import { type BasketField, type BasketMapping, perField } from './basket-columns.ts';
import { draftPrice, priceProblems } from './row-price.ts';
import { sideOf, strategyOf, timeInForceOf } from './row-words.ts';

/** A row as it is written, with what was fixed since. */
export type BasketCells = Readonly<Record<BasketField, string>>;

/** By cell; what is in no cell of the row stands under `columns`. */
export type BasketProblems = Readonly<Partial<Record<BasketField | 'columns', string>>>;

export type BasketContext = {
  /** The instrument of the symbol. Null when there is none, undefined while it is being looked up. */
  readonly facts: InstrumentFacts | null | undefined;
  readonly accounts: readonly { readonly account: string; readonly alloc_account: string }[];
  /** For rows that do not say. */
  readonly account: string;
  readonly alloc_account: string;
  readonly strat: StrategyName;
  readonly isStaged: boolean;
  /** Some row of the list has a limit: then one without says so, and is no market order by silence. */
  readonly hasLimits: boolean;
  /** Headers of columns that nobody has explained, and that this row has something under. */
  readonly unread?: readonly string[];
};

export type ReadRow = { readonly order: TicketOrder | null; readonly problems: BasketProblems };

export function cellsOf(line: readonly string[], mapping: BasketMapping): BasketCells {
  return perField((field) => {
    const index = mapping[field];
    return index === null ? '' : (line[index] ?? '').trim();
  });
}

/** Symbols are typed in any case. */
export function symbolOf(cells: BasketCells): string {
  return cells.exchange_symbol.trim().toUpperCase();
}

/** The order that a row stands for, or what is wrong with it by cell. */
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
    values: { pr: numberIn(pr), st, et, vc: numberIn(vc) },
  };
}

function numberIn(text: string): TypedValue {
  const plain = text.replace(/\s*%$/, '');
  return plain === '' ? null : (typedNumber(plain) ?? plain);
}

/** An account without an allocation means its first. */
function accountOf(cells: BasketCells, { accounts, account, alloc_account }: BasketContext) {
  if (cells.account === '' && cells.alloc_account === '') return { account, alloc_account };
  const found = accounts.find(
    (each) =>
      (cells.account === '' || each.account === cells.account) &&
      (cells.alloc_account === '' || each.alloc_account === cells.alloc_account),
  );
  return { account: found?.account ?? '', alloc_account: found?.alloc_account ?? '' };
}

/** Words that stand for nothing. */
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
    ...(strategy === null ? { strat: unknownStrategy(cells.strat) } : {}),
    ...(isStagingStrategy(strategy) ? { strat: 'Use Stage to stage the list' } : {}),
    ...(cells.time_in_force !== '' && timeInForceOf(cells.time_in_force) === null
      ? { time_in_force: `"${cells.time_in_force}" is not a time in force: use ${TIMES_IN_FORCE.join(', ')}` }
      : {}),
    ...(account === '' && cells.account !== '' ? { account: notYourAccount(cells.account) } : {}),
  };
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

/** The ticket's problems at the cells of a row; what a row has no cell for stands at its strategy. */
function fieldsOf({ fields, parameters }: TicketProblems, { facts }: BasketContext): BasketProblems {
  const { exchange_symbol, order_side, order_qty, limit_price, account, strat } = fields;
  const others = Object.entries(parameters).find(([key]) => !['pr', 'st', 'et', 'vc'].includes(key));
  const found: readonly (readonly [BasketField, string | undefined])[] = [
    // An instrument that is still being looked up is no mistake.
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
