/** A field, a group or a component inside of a message, in its order. */
export type MemberData =
  | { readonly kind: 'field'; readonly tag: number; readonly isRequired: boolean }
  | { readonly kind: 'group' | 'component'; readonly name: string; readonly isRequired: boolean };

export type FieldData = {
  readonly tag: number;
  readonly name: string;
  /** The type's name in Orchestra, such as `Price`. */
  readonly type: string;
  /** Names of the values that the field may have, by value; empty when any will do. */
  readonly values: ReadonlyMap<string, string>;
};

export type GroupData = { readonly countTag: number; readonly members: readonly MemberData[] };

export type MessageData = {
  readonly type: string;
  readonly name: string;
  readonly isSession: boolean;
  readonly members: readonly MemberData[];
};

/** A dictionary as facts: what fields, groups and messages there are. */
export type DictionaryData = {
  readonly version: string;
  readonly fields: ReadonlyMap<number, FieldData>;
  readonly groups: ReadonlyMap<string, GroupData>;
  readonly components: ReadonlyMap<string, readonly MemberData[]>;
  readonly messages: ReadonlyMap<string, MessageData>;
  readonly header: readonly MemberData[];
  readonly trailer: readonly MemberData[];
};
