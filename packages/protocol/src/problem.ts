import { type Static, Type } from 'typebox';

/** The one error shape of every REST answer: `code` is for programs, `message` for people, `error` names the kind. */
export const ProblemSchema = Type.Object(
  { error: Type.String(), message: Type.String(), code: Type.String() },
  { $id: 'Problem' },
);

export type Problem = Static<typeof ProblemSchema>;
