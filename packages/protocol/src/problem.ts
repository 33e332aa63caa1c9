import { type Static, Type } from 'typebox';

/**
 * The one error shape of every REST answer: `code` is for programs, `message` for people, `error` names the kind.
 * A save that came second has both versions: `current` is what is stored by now, `yours` what was to be saved.
 */
export const ProblemSchema = Type.Object(
  {
    error: Type.String(),
    message: Type.String(),
    code: Type.String(),
    current: Type.Optional(Type.Unknown()),
    yours: Type.Optional(Type.Unknown()),
  },
  { $id: 'Problem' },
);

export type Problem = Static<typeof ProblemSchema>;
