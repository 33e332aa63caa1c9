import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Steps } from '@meridian/service-kit/fair-work';

/** The part of a user that decides which rows and fields are sent. Users with equal scopes share one encoding. */
export type TopicScope = {
  readonly accounts: readonly string[];
  readonly alloc_accounts: readonly string[];
  readonly market_data_permit: boolean;
  /** Only there for administrators, who see the limits of all accounts. */
  readonly is_admin?: true;
};

/**
 * Reports that a row changed, came or went. Fields are indexes into the source's fields; missing means all, which is
 * required for a new row. Urgent changes do not wait for the next flush.
 */
export type RowChanged = (
  key: RowKey,
  change?: { readonly fields?: readonly number[]; readonly urgent?: boolean },
) => void;

/** Cells by column: a row, or a look at one that is kept elsewhere. A look is to be read at once and not kept. */
export type Cells = { at(column: number): Cell | undefined };

export type Recheck = {
  /** The work of one row. */
  readonly units: number;
  readonly rows: {
    readonly waiting: number;
    /** Ends early when the next one may not be looked at. */
    recheck(mayAsk: () => boolean): Steps<undefined>;
  };
};

/** The rows of one topic as one group of subscribers may see them. */
export type TopicView = {
  keys(): Iterable<RowKey>;
  /** The same and perhaps others, found without a look at each row. */
  likelyKeys?(): Iterable<RowKey>;
  /** Undefined when the row is gone or hidden. */
  row(key: RowKey): readonly Cell[] | undefined;
  /** As `row`, for who reads only a few cells. Without it rows are there anyway. */
  look?(key: RowKey): Cells | undefined;
  /** Finds the rows in steps where that takes long. `keys` and `row` are quick afterwards. */
  warm?(): Steps<undefined>;
  /** Rows that changed and have to be looked at again, where that takes long. Until then they are as they were. */
  readonly recheck?: Recheck;
  close(): void;
};

export type TopicSource = {
  /** The first is the key. */
  readonly fields: readonly string[];
  /** `desk`: the same for everybody, whatever their accounts. */
  readonly scope: 'desk' | 'accounts';
  /** The problem of well-formed parameters, as a text for the screen. Null without one. */
  problemWith?(params: Readonly<Record<string, unknown>>): string | null;
  /** Cells and conditions that are looked at to find the rows. Null where rows are found without a search. */
  searchUnits?(params: Readonly<Record<string, unknown>>): number | null;
  open(params: Readonly<Record<string, unknown>>, scope: TopicScope, changed: RowChanged): TopicView;
};

export function scopeOf(user: User): TopicScope {
  const { accounts, alloc_accounts } = user.data_permissions;
  return {
    accounts: accounts.toSorted(),
    alloc_accounts: alloc_accounts.toSorted(),
    market_data_permit: user.market_data_permit,
    ...(user.is_admin && { is_admin: true }),
  };
}
