import { LIMIT_CHANGE_STATES, type LimitPatch } from '@meridian/domain/limits/limit-change';
import { type AccountLimits, OVERRIDE_RIGHTS } from '@meridian/domain/order-checks/account-limits';
import { ORDER_FINDING_CODES } from '@meridian/domain/order-checks/order-finding';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { type Static, type TSchema, Type } from 'typebox';
import {
  AssetClassSchema,
  DateSchema,
  EpochMsSchema,
  IdSchema,
  NameSchema,
  nullable,
  NullableText,
} from './schema-parts.ts';

/** More than any desk trades in a day, and still an exact number. */
const MAX_AMOUNT = 1_000_000_000_000_000;

const AmountOrNone = nullable(Type.Number({ minimum: 0, maximum: MAX_AMOUNT }));
const QuantityOrNone = nullable(Type.Integer({ minimum: 0, maximum: MAX_AMOUNT }));
const PercentOrNone = nullable(Type.Number({ minimum: 0, maximum: 10_000 }));

function listOrAll<Item extends TSchema>(item: Item) {
  return nullable(Type.Array(item, { maxItems: 300, uniqueItems: true }));
}

const Limits = Type.Object({
  max_order_qty: QuantityOrNone,
  warn_order_usd: AmountOrNone,
  max_order_usd: AmountOrNone,
  max_day_qty: QuantityOrNone,
  max_gross_usd: AmountOrNone,
  warn_percent_of_adv: PercentOrNone,
  max_percent_of_adv: PercentOrNone,
  warn_percent_of_volume: PercentOrNone,
  max_percent_of_volume: PercentOrNone,
  warn_price_percent: PercentOrNone,
  max_price_percent: PercentOrNone,
  strategies: listOrAll(NameSchema),
  countries: listOrAll(Type.String({ pattern: '^[A-Z]{2}$' })),
  asset_classes: listOrAll(AssetClassSchema),
  may_override: Type.Enum(OVERRIDE_RIGHTS),
  review_above_usd: AmountOrNone,
  review_above_percent_of_adv: PercentOrNone,
  release_needs_another: Type.Boolean(),
  raise_needs_approval: Type.Boolean(),
  strategy_change_needs_approval: Type.Boolean(),
} satisfies Record<keyof AccountLimits, TSchema>);

export const AccountLimitsSchema = Type.Unsafe<AccountLimits>(Limits);

export const LimitPatchSchema = Type.Unsafe<LimitPatch>(
  Type.Partial(Limits, { minProperties: 1, additionalProperties: false }),
);

/** One change and what it replaced. `before` is null for the first limits of an account. */
export const LimitChangeSchema = Type.Object({
  id: IdSchema,
  account: NameSchema,
  alloc_account: nullable(NameSchema),
  state: Type.Enum(LIMIT_CHANGE_STATES),
  before: nullable(LimitPatchSchema),
  after: LimitPatchSchema,
  effective_date: DateSchema,
  until_date: nullable(DateSchema),
  note: Type.String(),
  requested_by: NullableText,
  requested_ms: EpochMsSchema,
  expires_ms: nullable(EpochMsSchema),
  decided_by: NullableText,
  decided_ms: nullable(EpochMsSchema),
  decision_note: NullableText,
});

export const LimitedAccountSchema = Type.Object({
  account: NameSchema,
  /** Null for the whole account. */
  alloc_account: nullable(NameSchema),
  custom_client_name: Type.String(),
  /** Raised by each change. A change based on an older version is refused. */
  version: Type.Integer({ minimum: 0 }),
  /** Today's limits. Null when none were set. */
  limits: nullable(AccountLimitsSchema),
  /** Raises that await a second person. */
  pending: Type.Array(LimitChangeSchema),
  /** Approved changes that start on a later day. */
  upcoming: Type.Array(LimitChangeSchema),
});

/** An order that the checks refused, or that was sent over warnings. */
export const CheckedOrderSchema = Type.Object({
  id: IdSchema,
  at_ms: EpochMsSchema,
  trade_date: DateSchema,
  account: NameSchema,
  alloc_account: NameSchema,
  outcome: Type.Enum(['refused', 'overridden']),
  via: Type.Enum(['ticket', 'list', 'modify', 'start']),
  by: NameSchema,
  exchange_symbol: Type.String(),
  order_side: Type.Enum(ORDER_SIDES),
  order_qty: Type.Number({ minimum: 0 }),
  parent_order_numeric_id: nullable(Type.Integer({ minimum: 1 })),
  reason: NullableText,
  findings: Type.Array(
    Type.Object({
      level: Type.Enum(['warning', 'error']),
      code: nullable(Type.Enum(ORDER_FINDING_CODES)),
      message: Type.String(),
    }),
  ),
});

export type LimitChange = Static<typeof LimitChangeSchema>;
export type LimitedAccount = Static<typeof LimitedAccountSchema>;
export type CheckedOrder = Static<typeof CheckedOrderSchema>;
