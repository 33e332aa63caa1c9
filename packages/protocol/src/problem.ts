import { type Static, Type } from 'typebox';

const Owner = Type.Union([Type.String(), Type.Null()]);

/** A user of a strategy or setting: a group, a strategy, or an account with open orders. */
export const UseSchema = Type.Object({
  kind: Type.Enum(['group', 'strategy', 'orders']),
  name: Type.String(),
  how: Type.String(),
  owner_account: Owner,
  owner_alloc_account: Owner,
});

/**
 * The common error shape of REST responses: `code` is for programs, `message` for people, `error` names the kind. A
 * save conflict has both versions: `current` is stored, `yours` was to be saved. A refused deletion has its `uses`.
 */
export const ProblemSchema = Type.Object(
  {
    error: Type.String(),
    message: Type.String(),
    code: Type.String(),
    current: Type.Optional(Type.Unknown()),
    yours: Type.Optional(Type.Unknown()),
    uses: Type.Optional(Type.Array(UseSchema, { maxItems: 100_000 })),
  },
  { $id: 'Problem' },
);

export type Problem = Static<typeof ProblemSchema>;
