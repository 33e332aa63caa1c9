import { randomUUID } from 'node:crypto';
import { isAccountVisible } from '@meridian/domain/account-access';
import { type AssetClass, CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { isStagingStrategy } from '@meridian/domain/child-actions';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { STAGED_FOR } from '@meridian/domain/order-ticket/ticket-strategy';
import { isCompleted } from '@meridian/domain/status-group';
import type { ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import { readTradeInstrument } from '@meridian/protocol/live/trade-answers';
import type {
  PreTradeDraft,
  PreTradeInput,
  PreTradeInputs,
  PreTradeQuestion,
} from '@meridian/protocol/ports/pre-trade';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { MAX_PRE_TRADE_ORDERS } from '@meridian/protocol/rest/pre-trade-calls';
import type { Row } from '../topics/row-batch.ts';
import { cellReader } from '../topics/tables/columns.ts';
import type { TopicTables } from '../topics/tables/topic-tables.ts';
import { kernelUserOf } from './engine-commands.ts';
import type { EngineSupervisor } from './engine-supervisor.ts';

const idOf = cellReader('parent_orders', 'parent_order_numeric_id');
const listOf = cellReader('parent_orders', 'list_name');
const statusOf = cellReader('parent_orders', 'status');
const account = cellReader('parent_orders', 'account');
const allocAccount = cellReader('parent_orders', 'alloc_account');
const symbolOf = cellReader('parent_orders', 'exchange_symbol');
const assetClassOf = cellReader('parent_orders', 'asset_class');
const subClassOf = cellReader('parent_orders', 'asset_sub_class');
const sideOf = cellReader('parent_orders', 'order_side');
const wholeOf = cellReader('parent_orders', 'order_qty');
const remainingOf = cellReader('parent_orders', 'remaining_qty');
const typeOf = cellReader('parent_orders', 'order_type');
const limitOf = cellReader('parent_orders', 'limit_price');
const stratOf = cellReader('parent_orders', 'strat');
const parametersOf = cellReader('parent_orders', 'strategy_parameters');

export type PreTradeSources = {
  readonly engine: Pick<EngineSupervisor, 'ask' | 'isUp'>;
  readonly tables: Pick<TopicTables, 'parent_orders'>;
};

type Named = {
  readonly exchange_symbol: string;
  readonly asset_class: AssetClass | null;
  readonly asset_sub_class: typeof CALENDAR_SPREAD | null;
};
type Wanted = Named & Omit<PreTradeInput, 'facts' | 'exchange_symbol'>;

/** The orders of a question with their instruments. Null while the engine is down. */
export async function preTradeInputs(
  question: PreTradeQuestion,
  user: User,
  { engine, tables }: PreTradeSources,
): Promise<PreTradeInputs | null> {
  if (!engine.isUp) return null;
  const wanted = question.kind === 'drafts' ? question.drafts.map(draft) : rowsOf(question, user, tables).map(sent);
  if (wanted.length > MAX_PRE_TRADE_ORDERS) return { orders: [], tooMany: wanted.length };
  const asked = new Map<string, Promise<InstrumentFacts | null>>();
  const orders = wanted.map(async ({ asset_class, asset_sub_class, ...order }) => {
    const named = { exchange_symbol: order.exchange_symbol, asset_class, asset_sub_class };
    const key = JSON.stringify(named);
    const facts = asked.get(key) ?? askFacts(engine, named, user);
    asked.set(key, facts);
    return Object.assign(order, { facts: await facts });
  });
  return { orders: await Promise.all(orders), tooMany: null };
}

async function askFacts(engine: PreTradeSources['engine'], named: Named, user: User): Promise<InstrumentFacts | null> {
  const { market_data_permit, market_impact_permit } = user;
  const { exchange_symbol, asset_class, asset_sub_class } = named;
  const args = {
    exchange_symbol,
    ...(asset_class !== null && { asset_class }),
    ...(asset_sub_class !== null && { asset_sub_class }),
  };
  const asking = { ...kernelUserOf({ user, session: null }), market_data_permit, market_impact_permit };
  const { ok, data } = await engine.ask({ id: randomUUID(), name: 'trade.instrument', args }, asking);
  return ok ? (readTradeInstrument(data)?.instrument ?? null) : null;
}

function draft({ exchange_symbol, asset_class, order_side, order_qty }: PreTradeDraft): Wanted {
  return {
    parent_order_numeric_id: null,
    list_name: null,
    exchange_symbol,
    asset_class,
    asset_sub_class: null,
    order_side,
    order_qty,
    is_remaining: false,
    is_staged: false,
    limit_price: null,
    strat: null,
    values: {},
  };
}

/** Visible rows only, so that nobody can probe which orders exist. Of a list those that are not finished. */
function rowsOf(
  question: Exclude<PreTradeQuestion, { kind: 'drafts' }>,
  user: User,
  { parent_orders }: Pick<TopicTables, 'parent_orders'>,
): readonly Row[] {
  const keys = question.kind === 'orders' ? question.ids : parent_orders.keys();
  const found: Row[] = [];
  for (const key of keys) {
    const look = parent_orders.look(key);
    if (look === undefined) continue;
    if (question.kind === 'list' && (listOf(look) !== question.list_name || isCompleted(statusOf(look)))) continue;
    const owned = { account: account(look), alloc_account: allocAccount(look) };
    const row = isAccountVisible(user.data_permissions, owned) ? parent_orders.row(key) : undefined;
    if (row !== undefined) found.push(row);
  }
  return found;
}

function sent(row: Row): Wanted {
  const remaining = remainingOf(row);
  const isRemaining = remaining > 0 && !isCompleted(statusOf(row));
  const values = valuesOf(parametersOf(row));
  const isStaged = isStagingStrategy(stratOf(row));
  const stagedFor = values[STAGED_FOR];
  return {
    parent_order_numeric_id: idOf(row),
    list_name: listOf(row),
    exchange_symbol: symbolOf(row),
    asset_class: assetClassOf(row),
    asset_sub_class: subClassOf(row) === CALENDAR_SPREAD ? CALENDAR_SPREAD : null,
    order_side: sideOf(row),
    order_qty: isRemaining ? remaining : wholeOf(row),
    is_remaining: isRemaining && remaining < wholeOf(row),
    is_staged: isStaged,
    limit_price: typeOf(row) === 'MARKET' ? null : limitOf(row),
    strat: isStaged ? (typeof stagedFor === 'string' ? stagedFor : null) : stratOf(row),
    values,
  };
}

function valuesOf(parameters: string | null): Readonly<Record<string, ParameterValue>> {
  const known = Object.entries(parseJsonRecord(parameters) ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[key, value] as const] : [],
  );
  return Object.fromEntries(known);
}
